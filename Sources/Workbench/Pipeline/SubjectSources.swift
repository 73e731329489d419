import Subject

/// All sources of a subject, read and parsed once.
struct SubjectSources: Sendable {
    /// The files of each module, by the module's path.
    private let files: [String: [SourceFile]]

    /// Reads every file of the subject, several at a time.
    static func read(_ subject: Subject) async throws -> SubjectSources {
        try await withThrowingTaskGroup(of: (path: String, file: SourceFile).self) { group in
            for module in subject.modules {
                for path in try subject.files(of: module) {
                    group.addTask { (module.path, try SourceFile(path: path, in: subject.root)) }
                }
            }
            var files: [String: [SourceFile]] = [:]
            for try await (path, file) in group { files[path, default: []].append(file) }
            return SubjectSources(files: files.mapValues { $0.sorted { $0.path < $1.path } })
        }
    }

    /// The files of a module, sorted by path.
    subscript(module: Module) -> [SourceFile] { files[module.path, default: []] }

    /// The modules that the files of each module import, by the module's path.
    var imports: [String: Set<String>] {
        files.mapValues { Set($0.flatMap(\.declarations.imports).map(\.module)) }
    }
}
