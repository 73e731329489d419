import Subject

/// Which of the found modules import which.
struct ModuleImports {
    let modules: [FoundModule]

    /// What the modules import, directly or through others, in the order of folders and without themselves.
    func reached(from start: [FoundModule]) -> [FoundModule] {
        var names = Set(start.map(\.name))
        var pending = start
        var found: [FoundModule] = []
        while let next = pending.popLast() {
            for module in imported(by: next) where names.insert(module.name).inserted {
                found.append(module)
                pending.append(module)
            }
        }
        return found.sorted { $0.folder < $1.folder }
    }

    /// If several modules have the name, the one that stands nearest is meant.
    func imported(by module: FoundModule) -> [FoundModule] {
        let groups = Dictionary(grouping: modules.filter { module.imports.contains($0.importedName) }) {
            $0.importedName
        }
        return groups.values.compactMap { group in
            group.max { $0.closeness(to: module) < $1.closeness(to: module) }
        }
        .filter { $0.name != module.name }
        .sorted { $0.folder < $1.folder }
    }

    /// What the modules import that is neither among the found ones nor a toolchain's, in alphabetical order.
    func foreign(to importers: [FoundModule]) -> [String] {
        let known = ToolchainModules.names.union(modules.map(\.importedName))
        return importers.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(known).sorted()
    }
}

extension FoundModule {
    fileprivate func closeness(to other: FoundModule) -> Int {
        zip(folder.split(separator: "/"), other.folder.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
