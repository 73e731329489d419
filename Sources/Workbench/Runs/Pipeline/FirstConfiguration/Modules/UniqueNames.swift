import Subject

/// Gives modules of one name names that tell them apart, as in a folder of packages that each have a `Core`.
enum UniqueNames {
    /// The first part of the folder comes before a name that is taken, and a number behind what is then still taken.
    static func given(to modules: [FoundModule]) -> [FoundModule] {
        let counts = Dictionary(grouping: modules, by: \.name).mapValues(\.count)
        // A module of a toolchain's name would hide the toolchain's.
        var taken = ToolchainModules.ofSwift
        return modules.map { module in
            let isShared = counts[module.name, default: 0] > 1
            let start = isShared ? prefix(of: module) + module.name : module.name
            var name = start
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(start)\(number)"
                number += 1
            }
            return module.renamed(name)
        }
    }

    /// Of letters, digits and underscores, as the name of a module is.
    private static func prefix(of module: FoundModule) -> String {
        let first = module.folder.prefix { $0 != "/" }
        let name = ModuleName.identifier(for: String(first))
        return name == module.name ? "" : name
    }
}

extension FoundModule {
    fileprivate func renamed(_ name: String) -> FoundModule {
        FoundModule(name: name, importedName: importedName, folder: folder, isTest: isTest, files: files)
    }
}
