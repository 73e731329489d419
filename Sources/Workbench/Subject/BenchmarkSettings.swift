/// How the subject's architectures are played and built for benchmarks: by which program, with what, and how often.
public struct BenchmarkSettings: Hashable, Sendable {
    /// The name of an executable product of the subject's package.
    public let product: String
    /// What the program is started with; `{architecture}`, `{scenario}` and `{rounds}` stand for what is played.
    public internal(set) var arguments: [String] = standardArguments
    /// What the program calls the same work without an architecture; `nil` if there is no such thing.
    public internal(set) var floor: String?
    /// In the order in which they are played.
    public let scenarios: [Scenario]
    /// How many rounds of a scenario are counted.
    public internal(set) var countedRounds: Int = 50
    /// How many rounds of a scenario are one sample of its time.
    public internal(set) var timedRounds: Int = 500
    /// The file of the budgets, relative to the subject's root.
    public internal(set) var budgets: String = standardBudgets
    /// By which share a count may pass its budget, 0.02 for 2 %.
    public internal(set) var tolerance: Double = 0.02
    /// By which share what an architecture adds to the floor may pass what it added, 0.05 for 5 %.
    public internal(set) var excessTolerance: Double = 0.05
    /// The excess tolerances of architectures that have one of their own, by the architectures' names.
    public internal(set) var excessTolerances: [String: Double] = [:]
    /// Which apps are kept open to see what memory they take; `nil` for none.
    public internal(set) var memory: Memory?
    /// Where each architecture is changed to see what is built again; empty for nowhere.
    public internal(set) var changes: [Change] = []

    /// What the program can play.
    public struct Scenario: Hashable, Sendable {
        /// What people call it here.
        public let name: String
        /// What the program calls it.
        public let title: String
    }

    /// Apps that are kept open.
    public struct Memory: Hashable, Sendable {
        /// Leaves each app where it is kept.
        public let scenario: Scenario
        /// How many are kept before memory is looked at, and how many more until it is looked at again.
        public let apps: Int
    }

    /// A place that every architecture has, in a file of its own.
    public struct Change: Hashable, Sendable {
        /// What people call the place.
        public let name: String
        /// Globs for the file's path inside an architecture's sources; the first that fits a file wins.
        public let patterns: [String]
        /// Where in the configuration it stands.
        public let place: ConfigurationPlace

        /// What a change of one kind in this place is called.
        public func name(of kind: ChangeKind) -> String { "\(name)-\(kind.rawValue)" }

        /// The file that is changed, of those of an architecture; the first of several by path, `nil` if none fits.
        public func file(among paths: [String]) -> String? {
            let paths = paths.sorted()
            return patterns.lazy.compactMap { pattern in paths.first { Glob(pattern).matches($0) } }.first
        }
    }

    /// By which share what that player adds to the floor may pass what it added.
    public func excessTolerance(of player: String) -> Double { excessTolerances[player] ?? excessTolerance }

    /// What the changes are called: each place in the order of the configuration, with each kind.
    public var changeNames: [String] { changes.flatMap { ChangeKind.allCases.map($0.name) } }

    public static let standardArguments = ["{architecture}", "{scenario}", "{rounds}"]
    public static let standardBudgets = ".catwalk-budgets.json"
}
