import Subject
import Support

/// All sources of a subject, read and parsed once.
struct SubjectSources: Sendable {
    /// The files of each module, by the module's path.
    private let files: [String: [SourceFile]]

    /// Reads every file of the subject that is not known already, several at a time.
    static func read(_ subject: Subject, knowing known: KnownFiles = KnownFiles()) async throws -> SubjectSources {
        let paths = try subject.modules.flatMap { module in
            try subject.files(of: module).map { (module: module.path, file: $0) }
        }
        let read = try await LargeStackThread.map(paths) { path in
            let found = FoundFile(root: subject.root, path: path.file, name: path.file, package: nil, size: 0)
            return (module: path.module, file: try known.sources[path.file] ?? SourceFile(found))
        }
        let files = Dictionary(grouping: read, by: \.module).mapValues {
            $0.map(\.file).sorted { $0.path < $1.path }
        }
        return SubjectSources(files: files)
    }

    /// For another reading, in which some files are the same.
    var known: KnownFiles { KnownFiles(files.values.joined()) }

    /// The files of a module, sorted by path.
    subscript(module: Module) -> [SourceFile] { files[module.path, default: []] }

    /// The modules that the files of each module import, by the module's path.
    var imports: [String: Set<String>] {
        files.mapValues { Set($0.flatMap(\.declarations.imports).map(\.module)) }
    }
}
