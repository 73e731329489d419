/// Finds modules that do the same in different ways: the variants that are worth comparing.
enum AlikeModules {
    /// The largest group of alike modules, in their order; empty if no two are alike.
    ///
    /// A module that is like one of a group belongs to it.
    static func largestGroup(among modules: [FoundModule]) -> [FoundModule] {
        var groups: [[FoundModule]] = []
        for module in modules {
            let joined = groups.filter { group in group.contains { areAlike($0, module) } }
            groups.removeAll { group in group.contains { areAlike($0, module) } }
            groups.append(joined.joined() + [module])
        }
        let largest = groups.reduce([]) { $1.count > $0.count ? $1 : $0 }
        return largest.count > 1 ? largest.sorted { $0.folder < $1.folder } : []
    }
}

extension AlikeModules {
    /// They stand equally deep, neither imports the other, and they have a scene in common, or half of the types with
    /// a role.
    private static func areAlike(_ left: FoundModule, _ right: FoundModule) -> Bool {
        func depth(_ module: FoundModule) -> Int { module.folder.split(separator: "/").count }
        guard depth(left) == depth(right), !left.imports.contains(right.importedName),
            !right.imports.contains(left.importedName)
        else { return false }
        if !left.scenes.isDisjoint(with: right.scenes) { return true }
        let common = left.roleTypes.intersection(right.roleTypes).count
        return common > 0 && common * 2 >= min(left.roleTypes.count, right.roleTypes.count)
    }
}
