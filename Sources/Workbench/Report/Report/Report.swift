import Files
import Rules

/// Everything that one run measured: the one value that every writer reads.
///
/// Its JSON form has its keys in alphabetical order and no paths of the machine. Keys of what was not measured are
/// absent; a figure that is not defined for the code at hand is `null`.
public struct Report: Hashable, Codable, Sendable {
    /// Raised when a key changes its meaning or goes.
    public static let currentSchemaVersion = 7

    public let schemaVersion: Int
    /// What may differ between two runs on the same sources; `nil` in the reproducible form.
    public private(set) var generated: Generation?
    /// The subject's name.
    public let name: String
    /// What the app is, in a word or two; `nil` if the configuration does not say.
    public let app: LocalizedText?
    /// What a reader of the figures should know of the app; `nil` if the configuration does not say.
    public let about: LocalizedText?
    /// What the figures rest on, which is said where the first of them are; `nil` if the configuration does not say.
    public let scope: LocalizedText?
    /// How the app looks, as an address that holds the whole picture, `data:image/…`; `nil` if there is none.
    public let picture: String?
    /// The architecture that ratios are taken against.
    public let baseline: String
    /// The layers that all architectures stand on, each counted once.
    public private(set) var shared: [SharedLayer]
    /// In the order of the configuration.
    public private(set) var architectures: [ArchitectureResult]
    /// Other forms of some of them, which explain costs and are compared in nothing else; `nil` if there are none.
    public private(set) var variants: [VariantFigures]?
    /// `nil` if no scenarios ran, or fewer than two architectures passed them.
    public let scenarioLikeness: ScenarioLikeness?
    /// The files and folders that nothing was measured of, although they lie in what was; `nil` if there are none.
    ///
    /// Without those that git ignores: another copy of the same sources need not have them, and gives the same report.
    public let leftOut: [String]?
    /// Why nothing was built, although it was tried; `nil` otherwise.
    public let unbuilt: LocalizedText?
    /// What the subject is held against, broken or not, in the order of the configuration.
    public let rules: [RuleFigures]
    /// In the order of the configuration.
    public private(set) var claims: [ClaimFigures]
    /// When and how costs were taken; `nil` if they were not.
    public private(set) var costs: CostBasis?

    public init(
        generated: Generation? = nil,
        name: String,
        app: LocalizedText? = nil,
        about: LocalizedText? = nil,
        scope: LocalizedText? = nil,
        picture: String? = nil,
        baseline: String,
        shared: [SharedLayer],
        architectures: [ArchitectureResult],
        variants: [VariantFigures] = [],
        scenarioLikeness: ScenarioLikeness? = nil,
        leftOut: [String] = [],
        unbuilt: LocalizedText? = nil,
        rules: [RuleFigures] = [],
        claims: [ClaimFigures] = [],
        costs: CostBasis? = nil
    ) {
        schemaVersion = Self.currentSchemaVersion
        self.generated = generated
        self.name = name
        self.app = app
        self.about = about
        self.scope = scope
        self.picture = picture
        self.baseline = baseline
        self.shared = shared
        self.architectures = architectures
        self.variants = variants.isEmpty ? nil : variants
        self.scenarioLikeness = scenarioLikeness
        self.leftOut = leftOut.isEmpty ? nil : leftOut
        self.unbuilt = unbuilt
        self.rules = rules
        self.claims = claims
        self.costs = costs
    }
}

extension Report: VersionedDocument {
    /// What lies above another figure may lie below it.
    public static let signedKeys: Set = [
        "bytesPerApp", "bytesPerAppAboveFloor", "excess", "excessOverBaseline", "microsecondsAboveBaseline",
        "microsecondsAboveFloor",
    ]
}

extension Report {
    /// The figures of the architectures whose tests passed, in order.
    public var measured: [ArchitectureFigures] {
        architectures.compactMap { if case .measured(let figures) = $0 { figures } else { nil } }
    }

    /// The architectures whose tests failed, in order.
    public var failed: [FailedArchitecture] {
        architectures.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
    }

    /// Every breach of a rule, in the shared layers and in the measured architectures.
    public var violations: [ViolationFigures] { shared.flatMap(\.violations) + measured.flatMap(\.violations) }

    /// Whether there are figures of the baseline, and of another architecture to hold against them.
    package var hasRatios: Bool { measured.count > 1 && measured.contains { $0.name == baseline } }

    /// Whether nothing that needs a build was measured of any architecture.
    package var isFromSourcesAlone: Bool {
        !measured.isEmpty && measured.allSatisfy { $0.coupling.engine == .syntax && $0.coverage == nil }
    }

    /// The report with what is known about its making; without that in the reproducible form.
    public func generated(by generation: Generation?) -> Report {
        var report = self
        report.generated = generation
        return report
    }

    /// The report, these breaches accepted and no others.
    public func accepting(_ breaches: [BreachKey]) -> Report {
        let breaches = Set(breaches)
        var report = self
        report.shared = shared.map { $0.accepting(breaches) }
        report.architectures = architectures.map { result in
            if case .measured(let figures) = result { .measured(figures.accepting(breaches)) } else { result }
        }
        return report
    }

    /// How many breaches there are, and at how many places: who breaks which rule against whom is one breach.
    package var breaches: BreachCount { BreachCount(ofPlaces: violations.map(\.identity)) }

    /// How many of the breaches are accepted, and at how many places.
    package var acceptedBreaches: BreachCount {
        BreachCount(ofPlaces: violations.filter(\.isAccepted).map(\.identity))
    }

    /// The report with what comes of the claims about its figures.
    public func held(against claims: [ClaimFigures]) -> Report {
        var report = self
        report.claims = claims
        return report
    }

    /// The report with how the measured architectures grow, as far as that was measured of the same code.
    public func growing(_ scale: Scale?) -> Report {
        var report = self
        report.architectures = architectures.map { result in
            if case .measured(let figures) = result { .measured(figures.growing(scale)) } else { result }
        }
        report.variants = variants?.map { variant in
            let original = report.measured.first { $0.name == variant.original }
            return variant.growing(original?.growth == nil ? nil : scale)
        }
        return report
    }

    /// The figures of the variant's original, with what the variant costs instead; `nil` if the original was not measured.
    public func original(costingAs variant: VariantFigures) -> ArchitectureFigures? {
        measured.first { $0.name == variant.original }?.costing(as: variant)
    }

    /// The report with what the measured architectures cost to run and to build.
    public func costing(_ costs: SubjectCosts?) -> Report {
        var report = self
        report.costs = costs?.basis
        report.architectures = architectures.map { result in
            guard case .measured(let figures) = result else { return result }
            return .measured(figures.costing(costs?.architectures[figures.name]))
        }
        report.variants = variants?.map { $0.costing(costs?.architectures[$0.name]) }
        return report
    }
}
