import Subject

/// Which of a subject's benchmarks are asked for.
public struct BenchmarkSelection: Hashable, Sendable {
    public let subject: Subject
    public let settings: BenchmarkSettings
    public let scenarios: [BenchmarkSettings.Scenario]
    /// In the order of the configuration.
    public let architectures: [Architecture]
    /// The names that the program knows its players by: the floor first, if there is one, then the architectures.
    let players: [String]

    /// Empty lists stand for all; the floor is always among the players.
    public init(
        of subject: Subject,
        scenarios: [String] = [],
        architectures: [String] = []
    ) throws(BenchmarkError) {
        guard let settings = subject.benchmarks else { throw .noSettings(folder: subject.root.path) }
        let known = settings.scenarios.map(\.name)
        try Self.check(scenarios, are: "scenario", among: known)
        let names = subject.architectures.map(\.name)
        let floor = [settings.floor].compactMap(\.self)
        try Self.check(architectures, are: "architecture", among: floor + names)
        self.subject = subject
        self.settings = settings
        self.scenarios = settings.scenarios.filter { scenarios.isEmpty || scenarios.contains($0.name) }
        self.architectures = subject.architectures.filter { architectures.isEmpty || architectures.contains($0.name) }
        players = floor + self.architectures.map(\.name)
    }

    /// For what is measured of it.
    public var table: BenchmarkTable { BenchmarkTable(floor: settings.floor, baseline: subject.baseline) }

    private static func check(_ names: [String], are what: String, among known: [String]) throws(BenchmarkError) {
        for name in names where !known.contains(name) { throw .unknown(what: what, name: name, known: known) }
    }
}
