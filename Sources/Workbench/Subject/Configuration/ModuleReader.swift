import Foundation

/// Reads the modules and architectures, and makes sure that no two share a name or a file.
struct ModuleReader {
    private let root: URL
    private var modules: [Module] = []

    init(root: URL) {
        self.root = root
    }

    mutating func modules(from node: ConfigurationNode?) throws(SubjectError) -> [Module] {
        var modules: [Module] = []
        for item in try node?.list() ?? [] { modules.append(try module(from: item)) }
        return modules
    }

    mutating func architectures(from node: ConfigurationNode) throws(SubjectError) -> [Architecture] {
        var architectures: [Architecture] = []
        for item in try node.list() {
            let mapping = try item.mapping(keys: ["name", "sources", "tests"])
            let nameNode = try mapping.required("name")
            let name = try nameNode.name(for: "an architecture")
            if architectures.map(\.name).contains(name) || modules.map(\.name).contains(name) {
                throw .duplicate(at: nameNode.place, what: "place name", name: name)
            }
            let sources = try module(from: mapping.required("sources"))
            let tests = try mapping["tests"].map { node throws(SubjectError) in
                try module(from: node, isTests: true)
            }
            architectures.append(Architecture(name: name, sources: sources, tests: tests))
        }
        if architectures.isEmpty {
            throw .wrongType(at: node.place, expected: "a list of at least one architecture", found: "an empty list")
        }
        return architectures
    }
}

extension ModuleReader {
    private mutating func module(
        from node: ConfigurationNode,
        isTests: Bool = false
    ) throws(SubjectError) -> Module {
        let mapping = try node.isMapping ? node.mapping(keys: ["name", "path"]) : nil
        let pathNode = try mapping?.required("path") ?? node
        let path = try directory(from: pathNode)
        let nameNode = mapping?["name"]
        let name = try nameNode?.text() ?? defaultName(of: path, isTests: isTests)
        let module = Module(name: name, path: path)
        try check(module, namedAt: nameNode?.place ?? pathNode.place, pathAt: pathNode.place)
        modules.append(module)
        return module
    }

    private func directory(from node: ConfigurationNode) throws(SubjectError) -> String {
        let path = try node.text()
        guard let normalized = RootPath.normalized(path) else { throw .outsideRoot(at: node.place, path: path) }
        if normalized.isEmpty { throw .root(at: node.place, path: path) }
        let location = RootPath(normalized, in: root)
        guard location.isDirectory else { throw .noDirectory(at: node.place, path: path) }
        guard location.isInside else { throw .outsideRoot(at: node.place, path: path) }
        guard try SourceWalk(in: root).hasFiles(below: normalized) else {
            throw .noSource(at: node.place, path: path)
        }
        return normalized
    }

    private func defaultName(of path: String, isTests: Bool) -> String {
        let name = ModuleName.identifier(for: path.split(separator: "/").last.map(String.init) ?? path)
        return isTests && !name.hasSuffix("Tests") ? name + "Tests" : name
    }

    private func check(
        _ module: Module,
        namedAt namePlace: ConfigurationPlace,
        pathAt pathPlace: ConfigurationPlace
    ) throws(SubjectError) {
        if let fault = NameFault(inModule: module.name) {
            throw .badName(at: namePlace, what: "a module", name: module.name, fault)
        }
        for other in modules {
            if overlap(module.path, other.path) {
                throw .overlap(at: pathPlace, path: module.path, other: other.path)
            }
            // Some file systems have one folder for both.
            if other.name.lowercased() == module.name.lowercased() {
                throw .duplicate(at: namePlace, what: "module", name: module.name)
            }
        }
    }

    private func overlap(_ left: String, _ right: String) -> Bool {
        let left = RootPath(left, in: root).resolved
        let right = RootPath(right, in: root).resolved
        return left.starts(with: right) || right.starts(with: left)
    }
}
