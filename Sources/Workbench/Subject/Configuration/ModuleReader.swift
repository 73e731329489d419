import Foundation

/// Reads the modules and architectures, and makes sure that no two share a name or a file.
struct ModuleReader {
    private let root: URL
    private let exclusion: Exclusion
    private var modules: [Module] = []
    /// The places of modules among all, by their names in small letters: some file systems have one folder for both.
    private var places: [String: Int] = [:]
    /// Where each name of a module or an architecture stands first.
    private(set) var named: [String: ConfigurationPlace] = [:]
    /// The places of modules among all, by where they really lie.
    private var locations: [[String]: Int] = [:]
    /// The place of the first module that lies in each folder.
    private var contents: [[String]: Int] = [:]
    /// The places of the shared layers, in whose directories architectures may lie.
    private var layers: Set<Int> = []
    private var spelledNames: SpelledNames

    init(root: URL, exclusion: Exclusion) {
        self.root = root
        self.exclusion = exclusion
        spelledNames = SpelledNames(in: root)
    }

    mutating func sharedLayers(from node: ConfigurationNode?) throws(SubjectError) -> [Module] {
        let layers = try modules(from: node)
        self.layers.formUnion(modules.indices.suffix(layers.count))
        return layers
    }

    mutating func modules(from node: ConfigurationNode?) throws(SubjectError) -> [Module] {
        try (node?.list() ?? []).map { item throws(SubjectError) in try module(from: item) }
    }

    /// Gives the architectures that are compared, and apart from them their variants.
    mutating func architectures(
        from node: ConfigurationNode
    ) throws(SubjectError) -> (compared: [Architecture], variants: [Variant]) {
        let items = try node.list()
        try node.expect(items.count, of: "architectures", atMost: 100)
        var compared: [Architecture] = []
        var others: [(architecture: Architecture, original: ConfigurationNode, without: String?)] = []
        var names: Set<String> = []
        for item in items {
            let mapping = try item.mapping(keys: ["name", "sources", "tests", "variantOf", "without"])
            let nameNode = try mapping.required("name")
            let name = try nameNode.name(for: "an architecture")
            let namesake = places[name.lowercased()].map { modules[$0].name }
            guard namesake != name, names.insert(name).inserted else {
                throw .taken(at: nameNode.place, name: name, first: named[name])
            }
            named[name] = nameNode.place
            let sources = try module(from: mapping.required("sources"), isArchitecture: true)
            let tests = try mapping["tests"].map { node throws(SubjectError) in
                try module(from: node, isTests: true)
            }
            let architecture = Architecture(name: name, sources: sources, tests: tests)
            if let original = mapping["variantOf"] {
                others.append((architecture, original, try mapping["without"]?.text()))
            } else if let without = mapping["without"] {
                throw .missingKey(at: without.place, key: "variantOf")
            } else {
                compared.append(architecture)
            }
        }
        if compared.isEmpty {
            throw .wrongType(at: node.place, expected: "a list of at least one architecture", found: "an empty list")
        }
        let known = compared.map(\.name)
        let variants = try others.map { architecture, original, without throws(SubjectError) in
            let original = try original.name(of: "architecture", among: known)
            return Variant(architecture: architecture, original: original, without: without)
        }
        return (compared, variants)
    }
}

extension ModuleReader {
    private mutating func module(
        from node: ConfigurationNode,
        isTests: Bool = false,
        isArchitecture: Bool = false
    ) throws(SubjectError) -> Module {
        let mapping = try node.isMapping ? node.mapping(keys: ["name", "path"]) : nil
        let pathNode = try mapping?.required("path") ?? node
        let path = try directory(from: pathNode)
        let nameNode = mapping?["name"]
        let name = try nameNode?.text() ?? defaultName(of: path, isTests: isTests)
        let module = Module(name: name, path: path)
        let hosts = isArchitecture ? layers : []
        try add(module, hosts: hosts, namedAt: nameNode?.place ?? pathNode.place, pathAt: pathNode.place)
        return module
    }

    private mutating func directory(from node: ConfigurationNode) throws(SubjectError) -> String {
        let path = try node.text()
        guard let normalized = RootPath.normalized(path) else { throw .outsideRoot(at: node.place, path: path) }
        if normalized.isEmpty { throw .root(at: node.place, path: path) }
        let location = RootPath(normalized, in: root)
        // Also where the system finds it, which another system would not.
        let spelled = location.isInside ? spelledNames.spelling(of: normalized) : nil
        guard location.isDirectory, spelled == nil else {
            throw .noDirectory(at: node.place, path: path, spelled: spelled)
        }
        guard location.isInside else { throw .outsideRoot(at: node.place, path: path) }
        let walk = SourceWalk(root: root, exclusion: exclusion)
        guard try walk.hasFiles(below: normalized) else {
            let leftOut = try walk.contents(of: normalized).leftOut
            throw .noSource(at: node.place, path: path, isExcluded: !leftOut.isEmpty)
        }
        return normalized
    }

    private func defaultName(of path: String, isTests: Bool) -> String {
        let name = ModuleName.identifier(for: path.split(separator: "/").last.map(String.init) ?? path)
        return isTests && !name.hasSuffix("Tests") ? name + "Tests" : name
    }

    /// Tells of the first of the others that it can't stand beside; it may lie in the directory of a host.
    private mutating func add(
        _ module: Module,
        hosts: Set<Int>,
        namedAt namePlace: ConfigurationPlace,
        pathAt pathPlace: ConfigurationPlace
    ) throws(SubjectError) {
        if let fault = NameFault(inModule: module.name) {
            throw .badName(at: namePlace, what: "a module", name: module.name, fault)
        }
        let location = RootPath(module.path, in: root).resolved
        let folders = location.indices.map { Array(location[...$0]) }
        let outer = folders.compactMap { locations[$0] }.filter { number in
            !hosts.contains(number) || !module.path.hasPrefix(modules[number].path + "/")
        }
        let overlapping = (outer + [contents[location]].compactMap(\.self)).min()
        let key = module.name.lowercased()
        let namesake = places[key]
        if let overlapping, overlapping <= namesake ?? overlapping {
            throw .overlap(at: pathPlace, path: module.path, other: modules[overlapping].path)
        }
        if let namesake { throw .taken(at: namePlace, name: module.name, first: named[modules[namesake].name]) }
        if named[module.name] == nil { named[module.name] = namePlace }
        for folder in folders where contents[folder] == nil { contents[folder] = modules.count }
        locations[location] = modules.count
        places[key] = modules.count
        modules.append(module)
    }
}
