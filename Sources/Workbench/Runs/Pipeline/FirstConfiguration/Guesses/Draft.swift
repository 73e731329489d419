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
    /// If the architectures draw by themselves: globs for the types in them that do.
    let drawingTypes: [String]
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
    /// What was not looked at.
    let excluded: [String]

    /// `nil` if there is no module but of tests and plugins.
    init?(named name: String, of found: ModuleFinder, problems: [SurveyProblem], excluded: [String]) {
        let modules = found.modules
        let production = modules.filter { !$0.isTest && !$0.isPlugin }
        let imports = ModuleImports(modules: modules, targets: found.targets)
        guard let main = Self.main(among: production, imports: imports) else { return nil }
        let group = AlikeModules(among: production).largestGroup
        let sources = group.isEmpty ? [main] : group

        // A folder may have a name that no configuration may.
        let visible = "\(PrintablePath(name))".unicodeScalars.filter { NameFault(in: String($0)) == nil }
        self.name = String(String.UnicodeScalarView(visible.prefix(NameFault.longest)))
        self.problems = problems
        self.excluded = excluded
        self.imports = imports
        architectures = sources.map { module in
            Architecture(sources: module, tests: Self.tests(of: module, rivals: group, imports: imports))
        }
        let spokenOf = imports.spokenOf(by: sources)
        let reached = imports.reached(from: sources + spokenOf)
        shared = (spokenOf + reached).sorted { $0.folder < $1.folder }
        let drawing = Self.userInterface(of: shared, imports: imports)
        let chosen = sources + shared + architectures.compactMap(\.tests)
        support = imports.reached(from: chosen)
        scenes = Self.scenes(of: sources).filter { NameFault(in: $0) == nil }
        roles = ProposedRole.roles(of: sources, taken: Set((sources + shared).map(\.name)), scenes: scenes)
        let drawBySelf = sources.contains { !$0.imports.isDisjoint(with: ToolchainModules.userInterface) }
        drawingTypes = drawBySelf ? roles.filter(\.draws).flatMap(\.patterns) : []
        // Without them, all that the architectures draw would count as free of it.
        // What is left of a module around them is its app's start and much else.
        let hosts = Set(sources.compactMap(\.host))
        userInterface = drawBySelf && drawingTypes.isEmpty ? [] : drawing.filter { !hosts.contains($0.folder) }
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

    /// Of those that are no demos, one with roles that no other imports, as an app is; then the one with the most types
    /// with a role; if several have as many, one that is tested, then the largest.
    private static func main(among modules: [FoundModule], imports: ModuleImports) -> FoundModule? {
        let own = modules.filter { !$0.isDemo }
        let candidates = own.isEmpty ? modules : own
        let tested = Set(imports.modules.filter(\.isTest).flatMap(imports.imported).map(\.name))
        let imported = Set(candidates.flatMap(imports.imported).map(\.name))
        let ranks = candidates.map { module in
            let isApp = !module.roles.isEmpty && !imported.contains(module.name)
            let isTested = tested.contains(module.name)
            return (module, (isApp ? 1 : 0, module.roles.count, isTested ? 1 : 0, module.codeLines))
        }
        // Of modules that are alike in all, the first by its folder.
        return ranks.reversed().max { $0.1 < $1.1 }?.0
    }

    /// The test module that is named for it, else the one of those that import it that has the most lines; one that
    /// imports a rival too tests more than this.
    ///
    /// What is compiled with its rivals is tested by the one that is named for its pattern.
    private static func tests(of module: FoundModule, rivals: [FoundModule], imports: ModuleImports) -> FoundModule? {
        if module.host != nil {
            let patterns = PatternNames.all(in: module.name)
            let named = imports.modules.filter { $0.isTest && PatternNames.all(in: $0.name) == patterns }
            return named.count == 1 ? named[0] : nil
        }
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
                || layer.roles.contains { ProposedRole.drawing.contains($0.role) }
        }
        let importers = imports.importers
        let names = Set(reachableFrom: drawing.map(\.name)) { importers[$0, default: []] }
        return layers.filter { names.contains($0.name) }
    }

    /// The folders named for its roles; with several architectures, those that two have a scene in, and one has such a role.
    private static func scenes(of architectures: [FoundModule]) -> [String] {
        let named = architectures.reduce(into: Set<String>()) { $0.formUnion($1.scenesOfRoles) }
        let counts = architectures.flatMap(\.scenes).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return named.filter { architectures.count == 1 || counts[$0, default: 0] > 1 }.sorted()
    }

    private static func scenarios(in tests: [FoundModule]) -> String? {
        let names = Set(tests.flatMap(\.typeNames).filter { $0.contains("Scenario") })
        return names.count == 1 ? names.first : names.isEmpty ? nil : "Scenario"
    }
}
