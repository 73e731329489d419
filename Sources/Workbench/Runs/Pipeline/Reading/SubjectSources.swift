import Coupling
import Subject
import Support

/// All sources of a subject, read and parsed once.
struct SubjectSources: Sendable {
    /// The files of each module, by the module's path.
    private let files: [String: [SourceFile]]
    /// The files that say that a program wrote them, which are built and not measured, by the module's path.
    private let generated: [String: [SourceFile]]
    /// What `exclude` leaves out of each module, by the module's path.
    let excluded: [String: [String]]
    /// What syntax tells of who refers to whom, by path, of the files of which it was asked ahead.
    private(set) var names: [String: NamesInFile] = [:]

    /// Reads every file of the subject that is not known already, several at a time.
    static func read(_ subject: Subject, knowing known: KnownFiles = KnownFiles()) async throws -> SubjectSources {
        let contents = try subject.modules.map { (module: $0.path, found: try subject.contents(of: $0)) }
        let paths = contents.flatMap { module, found in
            found.files.map { (module: module, file: FoundFile($0, of: subject)) }
        }
        let read = try await LargeStackThread.map(paths) { path in
            (module: path.module, file: try known.sources[path.file.path] ?? SourceFile(path.file))
        }
        let parts = Dictionary(grouping: read) { read in
            read.file.parsed.saysItIsGenerated && subject.exclusion.leavesOutGeneratedFile(read.file.path)
        }
        func byModule(_ read: [(module: String, file: SourceFile)]) -> [String: [SourceFile]] {
            Dictionary(grouping: read, by: \.module).mapValues { $0.map(\.file).sorted { $0.path < $1.path } }
        }
        return SubjectSources(
            files: byModule(parts[false, default: []]),
            generated: byModule(parts[true, default: []]),
            excluded: Dictionary(contents.map { ($0.module, $0.found.leftOut) }) { $0 + $1 }
        )
    }

    /// The sources, with what syntax tells of who refers to whom, several files at a time: for graphs without an index.
    func askingSyntax(of subject: Subject) async throws -> SubjectSources {
        let production = subject.production.flatMap { self[$0] }
        let told = try await LargeStackThread.map(production) { file in
            (file.path, NamesInFile(file.parsed, declarations: file.declarations, isBrief: false))
        }
        var sources = self
        sources.names = Dictionary(told) { first, _ in first }
        return sources
    }

    /// For another reading, in which some files are the same.
    var known: KnownFiles { KnownFiles(files.merging(generated, uniquingKeysWith: +).values.joined()) }

    /// The files and folders that are left out; sorted.
    var leftOut: [String] { (excluded.values.joined() + generated.values.joined().map(\.path)).sorted() }

    /// What is left out, in a sentence; `nil` if nothing is left out.
    var leftOutNote: String? {
        PathNote(leftOut: leftOut, way: "To measure it, write '!NAME' under exclude.")?.description
    }

    /// What is left out, and what is no Swift, in sentences.
    var notes: [String] {
        let mistakes = files.values.joined().compactMap { $0.parsed.firstMistake?.text(in: $0.path) }
        return [leftOutNote, PathNote(mistakes: mistakes)?.description].compactMap(\.self)
    }

    /// Where files that were compiled are no Swift all the same, in a sentence; `nil` if all of them are.
    ///
    /// What such a file refers to may be taken for another type's, and a breach go unseen.
    func misreadNote(among compiled: Set<String>) -> String? {
        let misread = files.values.joined().filter { compiled.contains($0.path) }
        return PathNote(misread: misread.compactMap { $0.parsed.firstMistake?.text(in: $0.path) })?.description
    }

    /// The files of a module, sorted by path.
    subscript(module: Module) -> [SourceFile] { files[module.path, default: []] }

    /// A module's files, and those that are built and not measured.
    func built(of module: Module) -> [SourceFile] { self[module] + generated[module.path, default: []] }

    /// The modules that the files of each module import, by the module's path.
    var imports: [String: Set<String>] {
        files.merging(generated, uniquingKeysWith: +).mapValues {
            Set($0.flatMap(\.declarations.imports).map(\.module))
        }
    }
}
