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
        .map { Candidate($0, imports: imports) }
        let names = Set(architectures.map(\.name))
        let chosen = architectures.compactMap { architecture in
            Self.tests(of: architecture, rivals: names.subtracting([architecture.name]), among: candidates).map {
                (folder: architecture.folder, tests: $0)
            }
        }
        let counts = Dictionary(grouping: chosen, by: \.tests.folder)
        let own = chosen.filter { counts[$0.tests.folder]?.count == 1 }
        tests = Dictionary(own.map { ($0.folder, $0.tests) }) { first, _ in first }
    }

    subscript(architecture: FoundModule) -> FoundModule? { tests[architecture.folder] }

    /// A module of tests, and what is asked of it for each architecture.
    private struct Candidate {
        let tests: FoundModule
        let imported: [FoundModule]
        let importedNames: Set<String>
        let words: [String]
        let patterns: Set<String>
        let isUsual: Int

        init(_ tests: FoundModule, imports: ModuleImports) {
            self.tests = tests
            imported = imports.imported(by: tests)
            importedNames = Set(imported.map(\.name))
            words = NameWords.inOrder(in: tests.title).filter { $0 != "tests" && $0 != "test" }
            patterns = PatternNames.all(in: tests.title)
            isUsual = tests.title.hasSuffix("UITests") ? 0 : 1
        }
    }

    /// Of the tests that import a module and none of its rivals, or are named for it in its project, the one that is
    /// named for it.
    ///
    /// Then one that does not test the screen; then that with the most lines.
    ///
    /// What is compiled with its rivals is tested by what is named for its pattern.
    private static func tests(
        of module: FoundModule,
        rivals: Set<String>,
        among candidates: [Candidate]
    ) -> FoundModule? {
        let names = [module.name, module.importedName, module.title].map { "\($0)Tests" }
        let words = NameWords.inOrder(in: module.title)
        let patterns = PatternNames.all(in: module.title)
        let ranks = candidates.compactMap { candidate -> (FoundModule, (Int, Int, Int, Int))? in
            let tests = candidate.tests
            let isNamed = names.contains(tests.name) || names.contains(tests.title)
            if module.host != nil || module.whole != nil {
                guard candidate.patterns == patterns else { return nil }
                let isHere =
                    candidate.imported.contains { $0.folder == module.host }
                    || module.whole.map { tests.imports.contains($0.importedName) } == true
                let isSame = candidate.words == words
                return (tests, (isSame ? 1 : 0, candidate.isUsual, isHere ? 1 : 0, tests.codeLines))
            }
            guard rivals.isDisjoint(with: candidate.importedNames) else { return nil }
            let isImported = candidate.importedNames.contains(module.name)
            let isBeside = tests.project != nil && tests.project == module.project && isNamed
            guard isImported || isBeside else { return nil }
            return (tests, (isNamed ? 1 : 0, candidate.isUsual, 0, tests.codeLines))
        }
        return ranks.reversed().max { $0.1 < $1.1 }?.0
    }
}
