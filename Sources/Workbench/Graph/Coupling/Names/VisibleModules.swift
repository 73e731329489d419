/// The modules in which one file's names are looked up.
struct VisibleModules {
    /// The file's own, then those that it imports in its order, each followed by what it re-exports.
    let modules: [ModuleSymbols]
    /// If the file's own module is a folder: what the folders around it declare, the innermost first.
    let folders: [FolderNames]

    init(modules: [ModuleSymbols], folders: [FolderNames]) {
        self.modules = modules
        self.folders = folders
    }

    /// What a file of the `module` sees that imports the modules with those names.
    init(
        from module: ModuleSymbols,
        importing names: [String],
        among all: [String: ModuleSymbols],
        folders: [FolderNames]
    ) {
        var seen: Set = [module.module]
        var visible = [module]
        var pending = Array((module.exportedModules.sorted() + names).reversed())
        while let name = pending.popLast() {
            let named = folders.lazy.compactMap { $0.modules(named: name) }.first ?? []
            guard let next = all[name] ?? (named.count == 1 ? named[0] : nil), seen.insert(next.module).inserted
            else { continue }
            visible.append(next)
            pending += next.exportedModules.sorted().reversed()
        }
        self.init(modules: visible, folders: folders)
    }

    /// The modules that declare the name in the innermost of the folders in which one does; `nil` without any.
    func owners(of name: String, isValue: Bool) -> (owners: [ModuleSymbols], folder: String)? {
        for folder in folders {
            if let owners = folder.owners(of: name, isValue: isValue) { return (owners, folder.path) }
        }
        return nil
    }

    /// The module that declares a type of that qualified name; `nil` if it can't be told which of several does.
    func module(declaring type: String) -> ModuleSymbols? {
        if let module = modules.first(where: { $0.nominalTypes.contains(type) }) { return module }
        guard let owners = owners(of: type.firstNamePart, isValue: false)?.owners, owners.count == 1 else { return nil }
        return owners[0].nominalTypes.contains(type) ? owners[0] : nil
    }
}
