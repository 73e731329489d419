import Declarations
import Subject

/// What of a code base draws on a screen, as far as types and imports tell.
struct UserInterface: Sendable {
    /// The shared layers that draw and do little else.
    let layers: [FoundModule]
    /// The shared layers that have types that draw among others.
    let mixed: [FoundModule]
    /// Globs for the other types that draw.
    let globs: [String]
    /// Types that draw, and that no glob fits without others.
    let uncovered: [String]
    /// Types that only their names say draw.
    let unsure: [String]
    /// Whether something may draw, and nothing tells what.
    let isUnknown: Bool

    /// Whether nothing draws, as far as is known.
    var isNone: Bool { layers.isEmpty && globs.isEmpty && !isUnknown }

    init(of architectures: [FoundModule], on layers: [FoundModule]) {
        let frameworks = ToolchainModules.userInterface
        let drawing = Self.layers(layers, inheriting: DrawingTypes.inheriting(in: layers))
        let hosts = Set(architectures.compactMap(\.host))
        let drawBySelf = architectures.contains { !$0.imports.isDisjoint(with: frameworks) }
        // What is left of a module around the architectures is their app's start and much else.
        let whole = drawing.filter { !hosts.contains($0.folder) }
        let wholeFolders = Set(whole.map(\.folder))
        let others = (architectures + layers).filter { !wholeFolders.contains($0.folder) }
        // Where no framework draws, as in a package for any system, names are all that there is.
        let types = drawBySelf || whole.isEmpty ? DrawingTypes(in: others) : nil
        globs = types?.globs ?? []
        // Without the types, all that the architectures draw would count as free of it.
        self.layers = drawBySelf && globs.isEmpty ? [] : whole
        let drawn = Set(types?.uncovered ?? [])
        let patterns = (types?.globs ?? []).map(Glob.init)
        mixed = layers.filter { layer in
            !wholeFolders.contains(layer.folder)
                && layer.files.flatMap(\.types).contains { type in
                    type.isKnownElsewhere && type.kind != .protocol
                        && (drawn.contains(type.name) || patterns.contains { $0.matches(type: type.name) })
                }
        }
        uncovered = types?.uncovered ?? []
        unsure = types?.unsure ?? []
        isUnknown =
            self.layers.isEmpty && globs.isEmpty
            && (architectures + layers).contains { module in
                !module.imports.isDisjoint(with: frameworks) || module.roleTypes.contains { DrawingTypes.isNamed($0) }
            }
    }

    /// The layers that import a framework that draws, if at least half of their files do, or have a type that draws.
    ///
    /// Of the others those that have a type that is named so, or import one that draws.
    private static func layers(_ layers: [FoundModule], inheriting: Set<String>) -> [FoundModule] {
        let frameworks = ToolchainModules.userInterface
        var found: [FoundModule] = []
        var (names, folders): (Set<String>, Set<String>) = ([], [])
        var isGrowing = true
        while isGrowing {
            let next = layers.filter { layer in
                if folders.contains(layer.folder) { return false }
                if layer.imports.isDisjoint(with: frameworks) {
                    return !layer.imports.isDisjoint(with: names)
                        || layer.roleTypes.contains { DrawingTypes.isNamed($0) }
                }
                let drawing = layer.files.count { file in
                    !file.imports.isDisjoint(with: frameworks) || file.types.contains { inheriting.contains($0.name) }
                }
                return drawing * 2 >= layer.files.count
            }
            found += next
            names.formUnion(next.map(\.importedName))
            folders.formUnion(next.map(\.folder))
            isGrowing = !next.isEmpty
        }
        return found.sorted { $0.folder < $1.folder }
    }
}
