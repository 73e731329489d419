/// The module that is compared with nothing, if no two are alike: what a code base is about.
enum MainModule {
    /// Of the modules that are no demos, an app that is at least half of the code with all that it imports; then the
    /// largest.
    ///
    /// Before that goes one that is tested, if it has at least a third of the lines that the largest has.
    static func choose(among modules: [FoundModule], imports: ModuleImports) -> FoundModule? {
        let own = modules.filter { !$0.isDemo }
        let candidates = own.isEmpty ? modules : own
        let tested = Set(imports.modules.filter(\.isTest).flatMap(imports.imported).map(\.name))
        let imported = Set(candidates.flatMap(imports.imported).map(\.name))
        let all = candidates.reduce(0) { $0 + $1.codeLines }
        let largest = candidates.map(\.codeLines).max() ?? 0
        let ranks = candidates.map { module in
            let mayBeApp = !module.roles.isEmpty && !imported.contains(module.name)
            let isApp = mayBeApp && reachedLines(from: module, imports: imports) * 2 >= all
            let isSubstantial = module.codeLines * 3 >= largest
            let isTested = isSubstantial && tested.contains(module.name)
            return (module, (isApp ? 1 : 0, isSubstantial ? 1 : 0, isTested ? 1 : 0, module.codeLines))
        }
        // Of modules that are alike in all, the first by its folder.
        return ranks.reversed().max { $0.1 < $1.1 }?.0
    }

    private static func reachedLines(from module: FoundModule, imports: ModuleImports) -> Int {
        imports.reached(from: [module]).reduce(module.codeLines) { $0 + $1.codeLines }
    }
}
