import Subject

/// Which test module belongs to which architecture.
struct ArchitectureTests {
    /// By the architecture's folder.
    private let tests: [String: FoundModule]

    /// A module that two would have tests more than either.
    ///
    /// What lies in a folder that is called like another screen is that one's.
    init(of architectures: [FoundModule], imports: ModuleImports, otherScreens: [OtherScreens]) {
        let others = Set(otherScreens.flatMap(\.others).map(\.lastPart))
        let candidates = imports.modules.filter {
            $0.isTest && others.isDisjoint(with: $0.folder.split(separator: "/"))
        }
        let chosen = architectures.compactMap { architecture in
            Self.tests(of: architecture, rivals: architectures, among: candidates, imports: imports).map {
                (folder: architecture.folder, tests: $0)
            }
        }
        let counts = Dictionary(grouping: chosen, by: \.tests.folder)
        let own = chosen.filter { counts[$0.tests.folder]?.count == 1 }
        tests = Dictionary(own.map { ($0.folder, $0.tests) }) { first, _ in first }
    }

    subscript(architecture: FoundModule) -> FoundModule? { tests[architecture.folder] }

    /// Of those that import it and none of its rivals, or are named for it in its project, the one that is named for
    /// it.
    ///
    /// Then one that does not test the screen; then that with the most lines.
    ///
    /// What is compiled with its rivals is tested by what is named for its pattern.
    private static func tests(
        of module: FoundModule,
        rivals: [FoundModule],
        among candidates: [FoundModule],
        imports: ModuleImports
    ) -> FoundModule? {
        let names = [module.name, module.importedName, module.title].map { "\($0)Tests" }
        let words = NameWords.inOrder(in: module.title)
        let others = Set(rivals.map(\.name)).subtracting([module.name])
        let ranks = candidates.compactMap { tests -> (FoundModule, (Int, Int, Int, Int))? in
            let imported = imports.imported(by: tests)
            let isNamed = names.contains(tests.name) || names.contains(tests.title)
            let named = NameWords.inOrder(in: tests.title).filter { $0 != "tests" && $0 != "test" }
            let isUsual = tests.title.hasSuffix("UITests") ? 0 : 1
            if module.host != nil || module.whole != nil {
                let patterns = PatternNames.all(in: module.title)
                guard PatternNames.all(in: tests.title) == patterns else { return nil }
                let isHere =
                    imported.contains { $0.folder == module.host }
                    || module.whole.map { tests.imports.contains($0.importedName) } == true
                return (tests, (named == words ? 1 : 0, isUsual, isHere ? 1 : 0, tests.codeLines))
            }
            guard others.isDisjoint(with: imported.map(\.name)) else { return nil }
            let isImported = imported.contains { $0.name == module.name }
            let isBeside = tests.project != nil && tests.project == module.project && isNamed
            guard isImported || isBeside else { return nil }
            return (tests, (isNamed ? 1 : 0, isUsual, 0, tests.codeLines))
        }
        return ranks.reversed().max { $0.1 < $1.1 }?.0
    }
}
