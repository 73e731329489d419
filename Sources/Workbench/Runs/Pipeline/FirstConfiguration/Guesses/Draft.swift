import Subject
import Support

/// A first configuration: what is guessed of a code base, ready to be written and to be checked by a person.
public struct Draft: Sendable {
    let name: String
    /// In the order of folders; never empty.
    let architectures: [Architecture]
    /// What the architectures import, directly or through others.
    let shared: [FoundModule]
    /// Those of the shared layers that draw on a screen.
    let userInterface: [FoundModule]
    /// What the architectures' tests import beside that.
    let support: [FoundModule]

    /// The name of each is that of its module.
    struct Architecture: Sendable {
        let sources: FoundModule
        /// `nil` if no test module tests it.
        let tests: FoundModule?

        var name: String { sources.name }
    }

    let scenes: [String]
    let roles: [ProposedRole]
    /// A regular expression for the tests that run scenarios; `nil` if no test is named so.
    let scenarios: String?
    /// What the configuration does not speak of.
    let leftOut: [FoundModule]
    let imports: ModuleImports
    /// What could not be read; the guesses are made from the rest.
    public let problems: [SurveyProblem]

    /// `nil` if there is no module but of tests and plugins.
    init?(named name: String, of modules: [FoundModule], problems: [SurveyProblem]) {
        let production = modules.filter { !$0.isTest && !$0.isPlugin }
        let imports = ModuleImports(modules: modules)
        guard let main = Self.main(among: production, imports: imports) else { return nil }
        let group = AlikeModules.largestGroup(among: production)
        let sources = group.isEmpty ? [main] : group

        // A folder may have a name that no configuration may.
        let visible = "\(PrintablePath(name))".unicodeScalars.filter { NameFault(in: String($0)) == nil }
        self.name = String(String.UnicodeScalarView(visible.prefix(NameFault.longest)))
        self.problems = problems
        self.imports = imports
        architectures = sources.map { module in
            Architecture(sources: module, tests: Self.tests(of: module, rivals: group, imports: imports))
        }
        shared = imports.reached(from: sources)
        userInterface = Self.userInterface(of: shared, imports: imports)
        let chosen = sources + shared + architectures.compactMap(\.tests)
        support = imports.reached(from: chosen)
        scenes = Self.scenes(of: sources).filter { NameFault(in: $0) == nil }
        roles = ProposedRole.roles(of: sources, taken: Set((sources + shared).map(\.name)), scenes: scenes)
        scenarios = Self.scenarios(in: architectures.compactMap(\.tests))
        let named = Set((chosen + support).map(\.name))
        leftOut = modules.filter { !named.contains($0.name) }
    }
}

extension Draft {
    /// The first that is named for MVC, which most others are meant to improve on; else the first.
    var baseline: Architecture {
        let words = architectures.map { $0.name.lowercased().split { !$0.isLetter } }
        return zip(architectures, words).first { $1 == ["mvc"] }?.0
            ?? zip(architectures, words).first { $1.contains("mvc") }?.0 ?? architectures[0]
    }

    /// The module with the most guessed roles; if several have as many, one that is tested, then the largest.
    private static func main(among modules: [FoundModule], imports: ModuleImports) -> FoundModule? {
        let tested = Set(imports.modules.filter(\.isTest).flatMap(imports.imported).map(\.name))
        let ranks = modules.map { module in
            (module, (module.roles.count, tested.contains(module.name) ? 1 : 0, module.codeLines))
        }
        // Of modules that are alike in all, the first by its folder.
        return ranks.reversed().max { $0.1 < $1.1 }?.0
    }

    /// The test module that is named for it, else the one of those that import it that has the most lines; one that
    /// imports a rival too tests more than this.
    private static func tests(of module: FoundModule, rivals: [FoundModule], imports: ModuleImports) -> FoundModule? {
        let others = Set(rivals.map(\.name)).subtracting([module.name])
        let candidates = imports.modules.filter { candidate in
            guard candidate.isTest else { return false }
            let imported = imports.imported(by: candidate).map(\.name)
            return imported.contains(module.name) && others.isDisjoint(with: imported)
        }
        let names = [module.name, module.importedName].map { "\($0)Tests" }
        return candidates.first { names.contains($0.name) }
            ?? candidates.max { ($0.codeLines, $1.folder) < ($1.codeLines, $0.folder) }
    }

    /// Layers that import what draws, or have types that are named for it, or import such a layer.
    private static func userInterface(of layers: [FoundModule], imports: ModuleImports) -> [FoundModule] {
        let drawing = layers.filter { layer in
            !layer.imports.isDisjoint(with: ToolchainModules.userInterface)
                || layer.roles.contains { ["View", "ViewController"].contains($0.role) }
        }
        let names = Set(drawing.map(\.name))
        return layers.filter { layer in
            names.contains(layer.name) || imports.reached(from: [layer]).contains { names.contains($0.name) }
        }
    }

    /// With several architectures, the folders that two of them have a scene in; with one, those named for its roles.
    private static func scenes(of architectures: [FoundModule]) -> [String] {
        if architectures.count == 1 { return architectures.flatMap(\.scenesOfRoles).sorted() }
        let counts = architectures.flatMap(\.scenes).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    private static func scenarios(in tests: [FoundModule]) -> String? {
        let names = Set(tests.flatMap(\.typeNames).filter { $0.contains("Scenario") })
        return names.count == 1 ? names.first : names.isEmpty ? nil : "Scenario"
    }
}
