import Subject
import Support

/// Which of a subject's benchmarks are asked for.
public struct BenchmarkSelection: Hashable, Sendable {
    public let subject: Subject
    public let settings: BenchmarkSettings
    public let scenarios: [BenchmarkSettings.Scenario]
    /// In the order of the configuration.
    public let architectures: [Architecture]
    /// The names that the program knows its players by: the floor first, if there is one, then the architectures.
    let players: [String]

    /// Of all ratios that a run of everything tells, so that a part of it is judged as the whole is.
    let timingRisk: SharedRisk

    /// Empty lists stand for all; the floor is always among the players.
    public init(
        of subject: Subject,
        scenarios: [String] = [],
        architectures: [String] = []
    ) throws(BenchmarkError) {
        guard let settings = subject.benchmarks else { throw .noSettings(folder: subject.root.path) }
        let known = settings.scenarios.map(\.name)
        try Self.check(scenarios, are: "scenario", among: known)
        let subject = subject.withVariants
        let names = subject.architectures.map(\.name)
        let floor = [settings.floor].compactMap(\.self)
        try Self.check(architectures, are: "architecture", among: floor + names)
        self.subject = subject
        self.settings = settings
        self.scenarios = settings.scenarios.filter { scenarios.isEmpty || scenarios.contains($0.name) }
        self.architectures = subject.architectures.filter { architectures.isEmpty || architectures.contains($0.name) }
        // Whoever is not the baseline is held against it.
        timingRisk = SharedRisk(comparisons: settings.scenarios.count * (floor.count + names.count - 1))
        players = floor + self.architectures.map(\.name)
    }

    /// Throws if so many blocks can't tell any two players apart.
    public func check(blocks: Int) throws(BenchmarkError) {
        let fewest = timingRisk.fewestValues
        if blocks < fewest { throw .tooFewBlocks(blocks, fewest: fewest) }
    }

    /// For what is measured of it.
    public var table: BenchmarkTable { BenchmarkTable(floor: settings.floor, baseline: subject.baseline) }

    private static func check(_ names: [String], are what: String, among known: [String]) throws(BenchmarkError) {
        for name in names where !known.contains(name) { throw .unknown(what: what, name: name, known: known) }
    }
}
