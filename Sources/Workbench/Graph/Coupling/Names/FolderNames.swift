/// Which modules in one folder declare a name for others, if those modules are folders themselves.
struct FolderNames {
    let path: String
    /// The modules that declare a type or an alias of that name.
    private var types: [String: [ModuleSymbols]] = [:]
    /// The modules that declare a function or variable of that name.
    private var values: [String: [ModuleSymbols]] = [:]
    /// The modules that an import may mean by that name.
    private var modules: [String: [ModuleSymbols]] = [:]

    /// What the folder's `own` module declares comes before what the modules `inside` it do.
    init(path: String, own: ModuleSymbols?, inside: [ModuleSymbols]) {
        self.path = path
        for module in inside {
            modules[module.importedName, default: []].append(module)
            for name in module.openTypes { types[name, default: []].append(module) }
            for name in module.openValues { values[name, default: []].append(module) }
        }
        guard let own else { return }
        for name in own.openTypes { types[name] = [own] }
        for name in own.openValues { values[name] = [own] }
    }

    /// Several if it can't be told which of them is meant; `nil` if no module in the folder declares the name.
    func owners(of name: String, isValue: Bool) -> [ModuleSymbols]? {
        types[name] ?? (isValue ? values[name] : nil)
    }

    /// Several if it can't be told which of them is imported; `nil` without a folder of that name.
    func modules(named name: String) -> [ModuleSymbols]? { modules[name] }
}

extension ModuleSymbols {
    /// The last part of its name, which may be a path.
    fileprivate var importedName: String { module.split(separator: "/").last.map(String.init) ?? module }
}
