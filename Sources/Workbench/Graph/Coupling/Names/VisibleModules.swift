/// The modules in which one file's names are looked up.
struct VisibleModules {
    /// The file's own, then those that it imports in its order, each followed by what it re-exports.
    let modules: [ModuleSymbols]
    /// If the file's own module is a folder: what the folders around it declare, the innermost first.
    let folders: [FolderNames]
    /// Where each module stands among these.
    private let places: [ObjectIdentifier: Int]
    /// All modules that declare an outermost name, whether they are seen or not; `nil` if that was not looked up.
    private let declaring: [String: [ModuleSymbols]]?

    /// So many re-exported modules are followed.
    private static let mostExported = 256

    init(modules: [ModuleSymbols], folders: [FolderNames], declaring: [String: [ModuleSymbols]]? = nil) {
        self.modules = modules
        self.folders = folders
        self.declaring = declaring
        places = Dictionary(modules.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    }

    /// What a file of the `module` sees that imports the modules with those names.
    init(
        from module: ModuleSymbols,
        importing names: [String],
        among all: [String: ModuleSymbols],
        declaring: [String: [ModuleSymbols]],
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
            // A chain of modules, each of which re-exports the next, would be seen whole by each of them.
            if visible.count <= names.count + Self.mostExported { pending += next.exportedModules.sorted().reversed() }
        }
        self.init(modules: visible, folders: folders, declaring: declaring)
    }

    /// The modules that may declare an outermost name, in their order: most declare few of the names in a file.
    func modules(declaring name: String) -> [ModuleSymbols] {
        guard let declaring else { return modules }
        let found = declaring[name, default: []]
        if found.count >= modules.count { return modules }
        return found.compactMap { places[ObjectIdentifier($0)] }.sorted().map { modules[$0] }
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
