import Report
import Subject
import Support

/// A first configuration: what is guessed of a code base, ready to be written and to be checked by a person.
public struct Draft: Sendable {
    let name: String
    /// The baseline first if it is named for MVC, else in the order of folders; never empty.
    let architectures: [Architecture]
    /// The modules that look like the architectures and are not compared with them.
    let lookAlikes: [AlikeModules.LookAlike]
    /// What the architectures import, directly or through others, or are compiled with.
    let shared: [FoundModule]
    let userInterface: UserInterface
    /// What the architectures' tests import beside that, or share.
    let support: [FoundModule]
    let sharedTestCode: SharedTestCode
    let scenes: [String]
    let roles: [ProposedRole]
    /// A regular expression for the tests that run scenarios; `nil` if no test is named so.
    let scenarios: String?
    private(set) var rules = ProposedRules.none
    /// The path of the index that Xcode has made of it; `nil` if there is none.
    var indexStore: String?
    let coverage: DraftCoverage
    let imports: ModuleImports
    /// Screens with architectures of their own, which are not compared.
    let otherScreens: [OtherScreens]
    /// The names of the architectures that may be of another app than the others.
    let apart: [String]
    /// What could not be read; the guesses are made from the rest.
    public let problems: [SurveyProblem]
    /// What was not looked at.
    let excluded: [String]

    struct Architecture: Sendable {
        let name: String
        let sources: FoundModule
        /// `nil` if no test module tests it.
        let tests: FoundModule?

        /// Whether its name speaks of MVC and of no other pattern.
        var isMVC: Bool { PatternNames.all(in: name) == ["mvc"] }
    }

    /// `nil` if there is no module but of tests and plugins.
    init?(
        named name: String,
        of found: ModuleFinder,
        problems: [SurveyProblem],
        excluded: [String],
        generated: [String]
    ) {
        let modules = found.modules
        let production = modules.filter { !$0.isTest && !$0.isPlugin && !$0.isPart }
        let imports = ModuleImports(modules: modules, targets: found.targets)
        // What the package at the root declares comes before what lies there beside it.
        let declared = production.filter(\.isOfRootPackage)
        let candidates = declared.isEmpty ? production : declared
        guard let main = MainModule.choose(among: candidates, imports: imports) else { return nil }
        let own = AlikeModules(among: candidates)
        let alike = own.group.isEmpty && !declared.isEmpty ? AlikeModules(among: production.filter { !$0.isDemo }) : own
        let sources = alike.group.isEmpty ? [main] : alike.group

        // A folder may have a name that no configuration may.
        let visible = "\(PrintablePath(name))".unicodeScalars.filter { NameFault(in: String($0)) == nil }
        self.name = String(String.UnicodeScalarView(visible.prefix(NameFault.longest)))
        self.problems = problems
        self.excluded = excluded
        self.imports = imports
        lookAlikes = alike.leftOut
        otherScreens = found.otherScreens.filter { screens in
            sources.contains { $0.folder.hasPrefix(screens.taken + "/") }
        }
        let tests = ArchitectureTests(of: sources, imports: imports, otherScreens: otherScreens)
        let names = ArchitectureNames.names(of: sources, among: modules)
        let named = zip(names, sources).map { Architecture(name: $0, sources: $1, tests: tests[$1]) }
        let baseline =
            named.first { NameWords.inOrder(in: $0.name) == ["mvc"] }
            ?? named.first { PatternNames.all(in: $0.name).contains("mvc") }
        architectures = baseline.map { first in [first] + named.filter { $0.name != first.name } } ?? named

        let known = Set(lookAlikes.map(\.module.folder))
        let beside = imports.beside(sources).filter { !known.contains($0.folder) }
        let together =
            imports.spokenOf(by: sources) + beside.filter { $0.whole?.isTarget == true }
            + (sources.count == 1 ? imports.rest(of: main) : [])
        let reached = imports.reached(from: sources + together.filter { !$0.isTest })
        var taken = Set(sources.map(\.folder))
        let layers = (together + reached).sorted { $0.folder < $1.folder }.filter { taken.insert($0.folder).inserted }
        let around = layers + beside.filter { taken.insert($0.folder).inserted }
        let assembly = sources.count > 1 ? AssemblyFiles(of: around, around: sources) : .none
        // What lies loose around the architectures starts the app.
        shared = layers.filter { $0.folder != $0.whole?.folder }.compactMap(assembly.rest)
        let chosen = sources + shared + architectures.compactMap(\.tests)
        sharedTestCode = SharedTestCode(
            of: architectures.compactMap(\.tests),
            among: modules,
            taken: names
        )
        support = (imports.reached(from: chosen + layers) + sharedTestCode.folders).sorted { $0.folder < $1.folder }
        scenes = Self.scenes(of: sources).filter { NameFault(in: $0) == nil }
        roles = ProposedRole.roles(
            of: architectures,
            taken: Set(shared.map(\.name) + names + sources.map(\.name)),
            scenes: scenes
        )
        userInterface = UserInterface(of: sources, on: shared)
        let titles = architectures.map { AppNames(types: $0.sources.typeNames, scenes: $0.sources.scenes.withRoles) }
        let architectureNames = architectures.map(\.name)
        apart = AppNames.apart(titles).map { architectureNames[$0] }
        scenarios = Self.scenarios(in: architectures.compactMap(\.tests))
        coverage = DraftCoverage(of: chosen + support, without: assembly, in: found, generated: generated)
    }
}

extension Draft {
    var baseline: Architecture { architectures[0] }

    /// The draft with rules that today's code keeps.
    func with(_ rules: ProposedRules) -> Draft {
        var draft = self
        draft.rules = rules
        return draft
    }

    /// The folders named for its roles; of several architectures those that two have, one of them with such a role.
    ///
    /// `Cart` and `CartModule`, `ProductDetail` and `DetailProducts` are one.
    ///
    /// A folder with one view and nothing else that is named for it holds a part of screens.
    private static func scenes(of architectures: [FoundModule]) -> [String] {
        let named = architectures.reduce(into: Set<String>()) { $0.formUnion($1.scenes.withRoles) }
        let typesByTitle = architectures.map { architecture in
            Dictionary(architecture.scenes.types.map { (SceneFolders.title(of: $0.key), Set($0.value)) }) {
                $0.union($1)
            }
        }
        return named.filter { scene in
            let title = SceneFolders.title(of: scene)
            let types = typesByTitle.compactMap { $0[title] }.filter { !$0.isEmpty }
            let all = types.reduce(into: Set<String>()) { $0.formUnion($1) }
            let isView = all.count == 1 && all.contains { $0.hasSuffix("View") }
            return (architectures.count == 1 || types.count > 1) && !isView
        }
        .sorted()
    }

    private static func scenarios(in tests: [FoundModule]) -> String? {
        let names = Set(tests.flatMap(\.typeNames).filter { $0.contains("Scenario") })
        return names.count == 1 ? names.first : names.isEmpty ? nil : "Scenario"
    }
}

extension FoundModule {
    /// Whether a manifest beside the configuration has it as a target, spelled out or computed.
    fileprivate var isOfRootPackage: Bool {
        files.first?.package == ""
            && (origin == .manifest || origin == .convention && folder.hasPrefix("Sources/"))
    }
}
