import Declarations
import Lines
import Rules

/// Everything measured about one architecture: its own code only, for the shared layers stand beside it.
public struct ArchitectureFigures: Hashable, Codable, Sendable {
    public let name: String
    /// How many production files there are.
    public let files: Int
    /// Of the production files.
    public let lines: LineCounts
    /// Code lines that a statement in a body touches.
    public let logicLines: Int
    /// Its other code lines, declarations and wiring, for each line of logic.
    public let overhead: Figure
    /// What keeps its views in step; `nil` if it is not known what draws, or without an index.
    public let synchronising: SynchronisingFigures?
    /// What branches or calls the model; `nil` if no layer is known as the model, or without an index.
    public let deciding: DecidingFigures?
    /// What makes objects of its own classes; `nil` in an earlier report.
    public let composing: ComposingFigures?
    /// Code lines of the types from which no layer that draws on a screen can be reached; `nil` if none is known.
    public let uiFreeLines: Int?
    public let declarations: TypeCounts
    /// Of all its bodies.
    public let complexity: ComplexityFigures
    /// The roles that have a file or a type, in the order of the configuration; what has no role comes last.
    public let roles: [PartFigures]
    /// The scenes that have a file, in the order of the configuration; what belongs to no scene comes last.
    public let scenes: [PartFigures]
    /// Each production file, by path.
    public let sources: [SourceFigures]
    /// Each type, the largest first.
    public let types: [TypeFigures]
    /// Each body, by path and place.
    public let bodies: [BodyFigures]
    public let coupling: ArchitectureCoupling
    /// Where a rule is broken, by rule, file and line.
    public private(set) var violations: [ViolationFigures]
    /// In the order of files and lines.
    public let habits: [HabitFigures]
    /// The anti-patterns that are not among these because they could not be looked for; `nil` if all were.
    public let habitsNotLookedFor: [HabitAbsence]?
    /// The rules that several architectures are held to for a claim, in the order of their names.
    public let mappedRules: [MappedRuleFigures]
    /// What measures compute for their own sake, by the key that each has in the catalogue; `nil` in an earlier report.
    public let measures: [String: Figure]?
    /// In the order of the configuration.
    public let protocolPairs: [ProtocolPairFigures]
    /// What was counted by other means for a claim, by name; `nil` if nothing was.
    public let counted: [String: Double]?
    /// `nil` if the architecture has no tests.
    public let tests: TestFigures?
    /// `nil` if the architecture has no tests.
    public let coverage: CoverageRuns<CoverageFigures>?
    /// `nil` if the architecture has no tests, or it could not be told what they reach.
    public let uiFree: UIFreeFigures?
    /// `nil` if they were not taken.
    public private(set) var costs: CostFigures?
    /// `nil` if it was not measured, or of other code.
    public private(set) var growth: GrowthFigures?

    public init(
        name: String,
        files: Int,
        lines: LineCounts,
        logicLines: Int = 0,
        synchronising: SynchronisingFigures? = nil,
        deciding: DecidingFigures? = nil,
        composing: ComposingFigures? = nil,
        uiFreeLines: Int? = nil,
        declarations: TypeCounts,
        roles: [PartFigures] = [],
        scenes: [PartFigures] = [],
        sources: [SourceFigures] = [],
        types: [TypeFigures] = [],
        bodies: [BodyFigures] = [],
        coupling: ArchitectureCoupling,
        violations: [ViolationFigures] = [],
        habits: [HabitFigures] = [],
        habitsNotLookedFor: [HabitAbsence] = [],
        mappedRules: [MappedRuleFigures] = [],
        protocolPairs: [ProtocolPairFigures] = [],
        counted: [String: Double] = [:],
        measures: [String: Figure]? = nil,
        tests: TestFigures? = nil,
        coverage: CoverageRuns<CoverageFigures>? = nil,
        uiFree: UIFreeFigures? = nil,
        costs: CostFigures? = nil,
        growth: GrowthFigures? = nil
    ) {
        self.name = name
        self.files = files
        self.lines = lines
        self.logicLines = logicLines
        overhead = Figure(overheadOf: lines, logic: logicLines)
        self.synchronising = synchronising
        self.deciding = deciding
        self.composing = composing
        self.uiFreeLines = uiFreeLines
        self.declarations = declarations
        self.roles = roles
        self.scenes = scenes
        self.sources = sources
        self.types = types
        self.bodies = bodies
        complexity = ComplexityFigures(of: bodies)
        self.coupling = coupling
        self.violations = violations
        self.habits = habits
        self.habitsNotLookedFor = habitsNotLookedFor.isEmpty ? nil : habitsNotLookedFor
        self.mappedRules = mappedRules
        self.protocolPairs = protocolPairs
        self.counted = counted.isEmpty ? nil : counted
        self.measures = measures
        self.tests = tests
        self.coverage = coverage
        self.uiFree = uiFree
        self.costs = costs
        self.growth = growth
    }
}

extension ArchitectureFigures {
    /// The architecture's figures, these breaches accepted.
    func accepting(_ breaches: Set<BreachKey>) -> ArchitectureFigures {
        var figures = self
        figures.violations = violations.map { $0.accepted(in: breaches) }
        return figures
    }

    /// The architecture's figures with what one change costs to build again in a larger app.
    func growing(_ scale: Scale?) -> ArchitectureFigures {
        var figures = self
        figures.growth = scale.flatMap { GrowthFigures(of: self, in: $0) }
        return figures
    }

    /// The architecture's figures with what it costs to run and to build.
    public func costing(_ costs: CostFigures?) -> ArchitectureFigures {
        var figures = self
        figures.costs = costs
        return figures
    }

    /// The architecture's figures with the costs and the growth of a variant.
    func costing(as variant: VariantFigures) -> ArchitectureFigures {
        var figures = costing(variant.costs)
        figures.growth = variant.growth
        return figures
    }
}
