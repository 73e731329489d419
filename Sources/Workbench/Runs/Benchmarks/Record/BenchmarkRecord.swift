import Files
import Foundation

/// Everything that is known of what the architectures cost to run and to build: the file `Reports/benchmarks.json`.
public struct BenchmarkRecord: Hashable, Sendable {
    /// The name of the work without an architecture; `nil` if there is no such thing.
    public private(set) var floor: String?

    /// The architecture that ratios are taken against.
    public private(set) var baseline: String?

    public private(set) var counted: Section<CountedEntry>?
    public private(set) var timed: Section<TimedEntry>?
    public private(set) var build: BuildRecord?

    public init() {}

    /// Scenarios that were measured alike.
    public struct Section<Entry: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
        public let conditions: Conditions
        public let scenarios: [PlayedScenario<Entry>]
    }

    /// What has to be the same for figures to stand side by side.
    public struct Conditions: Hashable, Codable, Sendable {
        public let environment: BenchmarkEnvironment

        /// How many cores the machine has.
        public private(set) var cores = ProcessInfo.processInfo.activeProcessorCount

        /// `valgrind-3.19.0`; `nil` if nothing is counted.
        public private(set) var counter: String?

        /// How many rounds are counted, or are one sample of time; of builds, how often each is taken.
        public let rounds: Int
    }

    /// Notes what ratios are taken against; whatever was measured against something else is dropped.
    mutating func compare(withFloor floor: String?, baseline: String) {
        if self.floor != floor { (counted, timed) = (nil, nil) }
        // Counts are held against the floor alone.
        if self.baseline != baseline { (timed, build) = (nil, nil) }
        (self.floor, self.baseline) = (floor, baseline)
    }

    /// Puts a scenario in its place among all that there are; scenarios that were measured otherwise, or that are no
    /// more, are dropped.
    mutating func add(_ scenario: CountedScenario, under conditions: Conditions, among names: [String]) {
        counted = Section(counted, adding: scenario, under: conditions, among: names)
    }

    mutating func add(_ scenario: TimedScenario, under conditions: Conditions, among names: [String]) {
        timed = Section(timed, adding: scenario, under: conditions, among: names)
    }

    /// Takes the place of earlier builds, for all are measured at once.
    mutating func add(_ build: BuildRecord) {
        self.build = build
    }
}

extension BenchmarkRecord.Section {
    fileprivate init(
        _ section: Self?,
        adding scenario: PlayedScenario<Entry>,
        under conditions: BenchmarkRecord.Conditions,
        among names: [String]
    ) {
        let kept = section?.conditions == conditions ? section?.scenarios ?? [] : []
        self.conditions = conditions
        scenarios = names.compactMap { name in ([scenario] + kept).first { $0.name == name } }
    }
}

extension BenchmarkRecord: VersionedDocument {
    public static let currentSchemaVersion = 1
}
