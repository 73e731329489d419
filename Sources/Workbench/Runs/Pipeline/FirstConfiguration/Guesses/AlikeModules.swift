/// Finds modules that do the same in different ways: the variants that are worth comparing.
struct AlikeModules {
    private let modules: [FoundModule]
    /// The patterns that each is named for, by its folder.
    private let patterns: [String: Set<String>]

    /// `modules` are in the order of their folders.
    init(among modules: [FoundModule]) {
        self.modules = modules
        patterns = Self.patterns(of: modules)
    }

    /// The largest group of alike modules, in their order; empty if no two are alike.
    ///
    /// A module that is like one of a group belongs to it, unless another one of the group imports it.
    var largestGroup: [FoundModule] {
        var groups: [[FoundModule]] = []
        for module in modules {
            var joined: [FoundModule] = []
            groups.removeAll { group in
                guard group.contains(where: { areAlike($0, module) }) else { return false }
                joined += group
                return true
            }
            groups.append(joined + [module])
        }
        let largest = groups.reduce([]) { $1.count > $0.count ? $1 : $0 }
        let imports = largest.reduce(into: Set<String>()) { $0.formUnion($1.imports.subtracting([$1.importedName])) }
        let group = largest.filter { !imports.contains($0.importedName) }
        return group.count > 1 ? group.sorted { $0.folder < $1.folder } : []
    }
}

extension AlikeModules {
    /// Neither imports the other, and they are named for different patterns; or they stand equally deep, and have a scene in
    /// common, or half of the types with a role.
    private func areAlike(_ left: FoundModule, _ right: FoundModule) -> Bool {
        func depth(_ module: FoundModule) -> Int { module.folder.split(separator: "/").count }
        guard !left.imports.contains(right.importedName), !right.imports.contains(left.importedName) else {
            return false
        }
        if let own = patterns[left.folder], let other = patterns[right.folder], own != other { return true }
        guard depth(left) == depth(right) else { return false }
        if !left.scenes.isDisjoint(with: right.scenes) { return true }
        let common = left.roleTypes.intersection(right.roleTypes).count
        return common > 0 && common * 2 >= min(left.roleTypes.count, right.roleTypes.count)
    }

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
