import Support

/// Finds modules that do the same in different ways: the variants that are worth comparing.
struct AlikeModules {
    private let modules: [FoundModule]
    /// The patterns that each is named for, by its folder.
    private let patterns: [String: Set<String>]
    /// The places of the modules that have each trait.
    private var holders: [Trait: [Int]] = [:]

    /// What two modules have in common if they are alike; a scene or a type of one depth of folders.
    private enum Trait: Hashable {
        case pattern
        case scene(String, depth: Int)
        case type(String, depth: Int)
    }

    /// `modules` are in the order of their folders.
    init(among modules: [FoundModule]) {
        self.modules = modules
        patterns = Self.patterns(of: modules)
        for place in modules.indices {
            for trait in traits(of: modules[place]) { holders[trait, default: []].append(place) }
        }
    }

    /// The largest group of alike modules, in their order; empty if no two are alike.
    ///
    /// A module that is like one of a group belongs to it, unless another one of the group imports it.
    var largestGroup: [FoundModule] {
        var largest: Set<Int> = []
        var seen: Set<Int> = []
        for place in modules.indices where !seen.contains(place) {
            let group = Set(reachableFrom: [place], over: alike)
            seen.formUnion(group)
            if group.count > largest.count { largest = group }
        }
        let found = largest.sorted().map { modules[$0] }
        let imports = found.reduce(into: Set<String>()) { $0.formUnion($1.imports.subtracting([$1.importedName])) }
        let group = found.filter { !imports.contains($0.importedName) }
        return group.count > 1 ? group : []
    }
}

extension AlikeModules {
    private func traits(of module: FoundModule) -> [Trait] {
        let depth = Self.depth(of: module)
        return (patterns[module.folder] == nil ? [] : [.pattern])
            + module.scenes.map { .scene($0, depth: depth) } + module.roleTypes.map { .type($0, depth: depth) }
    }

    /// The places of those that are like the one at a place.
    private func alike(_ place: Int) -> Set<Int> {
        let module = modules[place]
        return Set(traits(of: module).flatMap { holders[$0, default: []] }).filter { areAlike(module, modules[$0]) }
    }

    /// Neither imports the other, and they are named for different patterns; or they stand equally deep, and have a scene in
    /// common, or half of the types with a role.
    private func areAlike(_ left: FoundModule, _ right: FoundModule) -> Bool {
        guard !left.imports.contains(right.importedName), !right.imports.contains(left.importedName) else {
            return false
        }
        if let own = patterns[left.folder], let other = patterns[right.folder], own != other { return true }
        guard Self.depth(of: left) == Self.depth(of: right) else { return false }
        if !left.scenes.isDisjoint(with: right.scenes) { return true }
        let common = left.roleTypes.intersection(right.roleTypes).count
        return common > 0 && common * 2 >= min(left.roleTypes.count, right.roleTypes.count)
    }

    private static func depth(of module: FoundModule) -> Int { module.folder.split(separator: "/").count }

    /// A module is named for a pattern by its own name, or by a folder around it, unless another one in that folder bears
    /// the pattern in its own.
    private static func patterns(of modules: [FoundModule]) -> [String: Set<String>] {
        var patterns: [String: Set<String>] = [:]
        var around: [String: [FoundModule]] = [:]
        for module in modules {
            let own = PatternNames.all(in: module.folder.split(separator: "/").last ?? "")
            if !own.isEmpty { patterns[module.folder] = own }
            if let folder = outermostNamed(around: module) { around[folder, default: []].append(module) }
        }
        for (folder, inside) in around where inside.allSatisfy({ patterns[$0.folder] == nil }) {
            for module in inside { patterns[module.folder] = PatternNames.all(in: folder) }
        }
        return patterns
    }

    /// The path of the outermost folder around the module's that is named for a pattern.
    private static func outermostNamed(around module: FoundModule) -> String? {
        let parts = module.folder.split(separator: "/")
        return parts.firstIndex { !PatternNames.all(in: $0).isEmpty }.map { parts[...$0].joined(separator: "/") }
    }
}
