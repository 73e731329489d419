import Subject
import Support

/// All sources of a subject, read and parsed once.
public struct SubjectSources: Sendable {
    /// The files of each module, by the module's path.
    private let files: [String: [SourceFile]]

    /// Reads every file of the subject that is not known already, several at a time.
    static func read(_ subject: Subject, knowing known: SubjectSources? = nil) async throws -> SubjectSources {
        let paths = try subject.modules.flatMap { module in
            try subject.files(of: module).map { (module: module.path, file: $0) }
        }
        let knownFiles = known?.byPath ?? [:]
        let read = try await LargeStackThread.map(paths) { path in
            (module: path.module, file: try knownFiles[path.file] ?? SourceFile(path: path.file, in: subject.root))
        }
        let files = Dictionary(grouping: read, by: \.module).mapValues {
            $0.map(\.file).sorted { $0.path < $1.path }
        }
        return SubjectSources(files: files)
    }

    /// All but the files at the paths.
    public func without(_ paths: Set<String>) -> SubjectSources {
        SubjectSources(files: files.mapValues { $0.filter { !paths.contains($0.path) } })
    }

    /// The files of a module, sorted by path.
    subscript(module: Module) -> [SourceFile] { files[module.path, default: []] }

    /// The modules that the files of each module import, by the module's path.
    var imports: [String: Set<String>] {
        files.mapValues { Set($0.flatMap(\.declarations.imports).map(\.module)) }
    }
}

extension SubjectSources {
    private var byPath: [String: SourceFile] {
        Dictionary(files.values.joined().map { ($0.path, $0) }) { first, _ in first }
    }
}
