import Coupling

/// The names that several files of a module have: those of private types, and of files in several folders.
struct Namesakes {
    private let shared: Set<String>

    init(in graph: DependencyGraph) {
        let places =
            graph.nodes.map { (name: $0.qualifiedName, file: $0.file) }
            + graph.imports.map { (name: $0.qualifiedFileName, file: $0.file) }
        let files = Dictionary(places.map { ($0.name, Set([$0.file])) }) { $0.union($1) }
        shared = Set(files.filter { $0.value.count > 1 }.keys)
    }

    /// What tells the name's owner from all others: the name, with the file's path only if that is needed.
    func key(of name: String, in file: String) -> String { shared.contains(name) ? "\(name) (\(file))" : name }
}

extension FileImport {
    var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

    var qualifiedFileName: String { "\(module).\(fileName)" }
}
