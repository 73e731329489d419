/// The files of the layers around several architectures that put the app together: neither a model, nor an architecture.
///
/// These start the app, or speak of types of two architectures, and nothing else speaks of what they declare.
struct AssemblyFiles {
    let paths: Set<String>

    static let none = AssemblyFiles(paths: [])

    private init(paths: Set<String>) { self.paths = paths }

    init(of layers: [FoundModule], around architectures: [FoundModule]) {
        let files = layers.flatMap(\.files)
        let names = architectures.map(\.typeNames)
        let counts = (names + layers.map(\.typeNames)).joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        // What two declare does not say whose it is.
        let own = names.map { names in names.filter { counts[$0] == 1 } }
        let found = files.filter { file in
            file.startsApp || own.count { !$0.isDisjoint(with: file.names.firstNames) } > 1
        }
        var declarers: [String: [MeasuredFile]] = [:]
        for file in found {
            for type in file.types where type.isKnownElsewhere { declarers[type.name, default: []].append(file) }
        }
        var assembling = Set(found.map(\.path))
        let others = (files + architectures.flatMap(\.files)).filter { !assembling.contains($0.path) }
        // What another file speaks of is used, and so is what that speaks of.
        var pending = others.flatMap(\.names.firstNames)
        var spokenOf: Set<String> = []
        while let name = pending.popLast() {
            guard spokenOf.insert(name).inserted else { continue }
            for file in declarers[name, default: []] where assembling.remove(file.path) != nil {
                pending += file.names.firstNames
            }
        }
        paths = assembling
    }

    /// The layer without them; `nil` if nothing is left.
    ///
    /// A target of a package stays whole then: its tests import it, so something has to have its name.
    func rest(of layer: FoundModule) -> FoundModule? {
        let rest = layer.files.filter { !paths.contains($0.path) }
        if rest.isEmpty { return layer.isInPackage ? layer : nil }
        return rest.count < layer.files.count ? layer.with(rest) : layer
    }
}
