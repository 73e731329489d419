/// A module that is taken for an architecture, and the module of its tests.
struct GuessedArchitecture: Sendable {
    let sources: FoundModule

    /// `nil` if no test module tests it.
    let tests: FoundModule?

    var name: String { sources.name }

    /// The test module that is named for it, else the one of those that import it that has the most lines; one that
    /// imports a rival too tests more than this.
    init(_ sources: FoundModule, rivals: [FoundModule], imports: ModuleImports) {
        self.sources = sources
        let others = Set(rivals.map(\.name)).subtracting([sources.name])
        let candidates = imports.modules.filter { module in
            guard module.isTest else { return false }
            let imported = imports.imported(by: module).map(\.name)
            return imported.contains(sources.name) && others.isDisjoint(with: imported)
        }
        let names = [sources.name, sources.importedName].map { "\($0)Tests" }
        tests =
            candidates.first { names.contains($0.name) }
            ?? candidates.max { ($0.codeLines, $1.folder) < ($1.codeLines, $0.folder) }
    }
}
