import Foundation
import Support

/// What is measured: the directories of a code base, what each stands for, and the rules it promises to keep.
///
/// Paths are relative to `root`, with `/` between their parts.
public struct Subject: Hashable, Sendable {
    /// What the file is called that describes one.
    public static let configurationName = ".catwalk.yml"

    /// The directory that holds the configuration.
    public var root: URL
    public var name: String
    /// What the app is, in a word or two, by language code; `nil` if nothing is said about it.
    public let app: [String: String]?
    /// What a reader of its figures should know of it, by language code; `nil` if nothing is said about it.
    public let about: [String: String]?
    /// What the figures rest on, and how far they can be trusted to hold elsewhere; by language.
    public let scope: [String: String]?
    /// How the app looks; `nil` if the configuration names no picture.
    public let picture: Picture?
    /// The name of the architecture that ratios are taken against.
    public internal(set) var baseline: String
    /// The layers that every architecture stands on; measured, each once.
    public let shared: [Module]
    /// The shared layers by their paths, to be looked up for each module.
    let layers: [String: Module]
    /// What draws on a screen; `nil` if nothing is said about it.
    ///
    /// A test that reaches none of it is free of the UI. A protocol draws nothing, whatever its name: a presenter that
    /// knows a view by its protocol alone is free of the UI.
    public let userInterface: CodePlaces?
    /// What holds what the app is about; a body that calls it decides something.
    public let model: CodePlaces
    /// Modules that the tests need and that are not measured.
    public var support: [Module]
    /// What is not measured, although it lies in a module's directory.
    public let exclusion: Exclusion
    public var architectures: [Architecture]
    /// Other forms of these, which are played and built to explain a figure, and compared in nothing else.
    public internal(set) var variants: [Variant]
    /// What all modules are compiled in.
    public let languageMode: LanguageMode
    /// The macOS that it is built for: the newest that one of its manifests names; `nil` if none names any.
    public let macOS: MacOSVersion?
    /// Whether some of its files are an Xcode project's and have no manifest.
    public let isInXcodeProject: Bool
    /// Architectures in a layer's directory that are taken out of it, as if they were not there.
    public private(set) var absent: [Module] = []

    /// The names of the scenes; a file belongs to the scene whose name is one of its directories.
    public var scenes: [String] { didSet { sceneNames = Set(scenes) } }

    /// The names of the scenes, to be looked up for each file.
    private(set) var sceneNames: Set<String>
    /// The roles, in the order in which they are tried; the first that matches is the role.
    public let roles: [Role]
    /// Regular expression that a test's identifier matches if it is a run of the scenarios; `nil` if there are none.
    public let scenarioTests: String?
    /// The module of the support that plays scenarios by their names; `nil` if none does.
    public let stage: String?
    /// The names of the scenarios whose sequences the page of traces shows, in the order of the page.
    public let traces: [String]
    /// What the frames of the stage show, by the names that they have there.
    public let pictures: [String: Picture]
    public internal(set) var rules: [Rule]
    /// What a check of its figures lets pass.
    public internal(set) var gate: GateSettings
    public internal(set) var claims: ClaimSheet
    /// `nil` if nothing is said about benchmarks.
    public internal(set) var benchmarks: BenchmarkSettings?

    init(
        root: URL,
        name: String,
        app: [String: String]? = nil,
        about: [String: String]? = nil,
        scope: [String: String]? = nil,
        picture: Picture? = nil,
        baseline: String,
        shared: [Module] = [],
        userInterface: CodePlaces? = nil,
        model: CodePlaces = .none,
        support: [Module] = [],
        exclusion: Exclusion = Exclusion(),
        architectures: [Architecture],
        variants: [Variant] = [],
        languageMode: LanguageMode = .v6,
        macOS: MacOSVersion? = nil,
        isInXcodeProject: Bool = false,
        scenes: [String] = [],
        roles: [Role] = [],
        scenarioTests: String? = nil,
        stage: String? = nil,
        traces: [String] = [],
        pictures: [String: Picture] = [:],
        rules: [Rule] = [],
        gate: GateSettings = GateSettings(),
        claims: ClaimSheet = ClaimSheet(),
        benchmarks: BenchmarkSettings? = nil
    ) {
        self.root = root
        self.name = name
        self.app = app
        self.about = about
        self.scope = scope
        self.picture = picture
        self.baseline = baseline
        self.shared = shared
        layers = Dictionary(shared.map { ($0.path, $0) }) { first, _ in first }
        self.userInterface = userInterface
        self.model = model
        self.support = support
        self.exclusion = exclusion
        self.architectures = architectures
        self.variants = variants
        self.languageMode = languageMode
        self.macOS = macOS
        self.isInXcodeProject = isInXcodeProject
        self.scenes = scenes
        sceneNames = Set(scenes)
        self.roles = roles
        self.scenarioTests = scenarioTests
        self.stage = stage
        self.traces = traces
        self.pictures = pictures
        self.rules = rules
        self.gate = gate
        self.claims = claims
        self.benchmarks = benchmarks
    }

    /// What is measured and held to the rules: the shared layers, then the architectures' own modules.
    public var production: [Module] { shared + architectures.map(\.sources) }

    /// Every module of the subject, tests and support included.
    public var modules: [Module] { production + support + architectures.compactMap(\.tests) }

    /// The subject as if the architecture were its only one, beside the layers that all stand on.
    public func isolated(to architecture: Architecture) -> Subject {
        var isolated = withoutPromises
        isolated.name += "-\(architecture.name)"
        isolated.baseline = architecture.name
        isolated.architectures = [architecture]
        isolated.variants = []
        isolated.absent += architectures.map(\.sources).filter { $0 != architecture.sources && host(of: $0) != nil }
        isolated.rules = rules
        return isolated
    }

    /// The subject with its variants among the architectures.
    public var withVariants: Subject {
        var whole = self
        whole.architectures += variants.map(\.architecture)
        whole.variants = []
        return whole
    }

    /// The subject with nothing that is promised of it: no rules, claims, gate and benchmarks.
    public var withoutPromises: Subject {
        var free = self
        free.rules = []
        free.gate = GateSettings()
        free.claims = ClaimSheet()
        free.benchmarks = nil
        return free
    }

    /// Reads the subject's configuration, `.catwalk.yml`, from its root directory.
    ///
    /// `ConfigurationExample` names its parts; `Documentation/configuration.md` has every key.
    /// `ignored` are files and folders that git ignores there. The configuration, with its claims, may be another
    /// directory's.
    public static func load(
        from directory: URL,
        configuredIn configuration: URL? = nil,
        ignoring ignored: Set<String> = []
    ) throws(SubjectError) -> Subject {
        let home = configuration ?? directory
        return try SubjectReader(root: directory, configuration: home, ignored: ignored)
            .subject(from: ConfigurationFile(in: home).node)
    }

    /// The subject that a configuration would describe if it lay in the directory.
    public static func read(_ configuration: String, in directory: URL) throws(SubjectError) -> Subject {
        try SubjectReader(root: directory, configuration: directory)
            .subject(from: ConfigurationFile(text: configuration).node)
    }
}
