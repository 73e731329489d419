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
        var found = files.filter { file in
            file.startsApp || own.count { !$0.isDisjoint(with: file.names.firstNames) } > 1
        }
        var isShrinking = true
        while isShrinking {
            let inside = Set(found.map(\.path))
            let others = (files + architectures.flatMap(\.files)).filter { !inside.contains($0.path) }
            let spokenOf = others.reduce(into: Set<String>()) { $0.formUnion($1.names.firstNames) }
            found.removeAll { file in
                file.types.contains { $0.isKnownElsewhere && spokenOf.contains($0.name) }
            }
            isShrinking = found.count < inside.count
        }
        paths = Set(found.map(\.path))
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
