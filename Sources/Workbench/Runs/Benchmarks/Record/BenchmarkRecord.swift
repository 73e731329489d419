import Files
import Foundation
import Toolchain

/// Everything that is known of what the architectures cost to run and to build: the file `Reports/benchmarks.json`.
public struct BenchmarkRecord: Hashable, Sendable {
    /// The name of the work without an architecture; `nil` if there is no such thing.
    private(set) var floor: String?
    /// The architecture that ratios are taken against.
    private(set) var baseline: String?
    var counted: Section<CountedEntry>?
    var timed: Section<TimedEntry>?
    /// All are measured at once, so later ones take the place of earlier ones.
    var memory: MemoryRecord?
    /// All are measured at once, so later ones take the place of earlier ones.
    var build: BuildRecord?

    init() {}

    /// Scenarios that were measured alike.
    struct Section<Entry: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
        let conditions: Conditions
        let scenarios: [PlayedScenario<Entry>]
    }

    /// What has to be the same for figures to stand side by side.
    public struct Conditions: Hashable, Codable, Sendable {
        let environment: BuildEnvironment
        /// How many cores the machine has.
        private(set) var cores = ProcessInfo.processInfo.activeProcessorCount
        /// `valgrind-3.19.0`; `nil` if nothing is counted.
        private(set) var counter: String?
        /// How many rounds are counted, or are one sample of time; of builds, how often each is taken.
        let rounds: Int
        /// How many comparisons share the risk of a false one; `nil` for what is not held to it.
        private(set) var comparisons: Int?
    }

    /// Notes what ratios are taken against, and drops what was measured against something else.
    mutating func compare(withFloor floor: String?, baseline: String) {
        if self.floor != floor { (counted, timed, memory) = (nil, nil, nil) }
        // Counts and memory are held against the floor alone.
        if self.baseline != baseline { (timed, build) = (nil, nil) }
        (self.floor, self.baseline) = (floor, baseline)
    }

    /// Puts a scenario in its place among all that there are; scenarios that were measured otherwise, or that are no
    /// more, are dropped.
    mutating func add<Entry>(
        _ scenario: PlayedScenario<Entry>,
        to place: WritableKeyPath<BenchmarkRecord, Section<Entry>?>,
        under conditions: Conditions,
        among names: [String]
    ) {
        let section = self[keyPath: place]
        let known = [scenario] + (section?.conditions == conditions ? section?.scenarios ?? [] : [])
        let scenarios = names.compactMap { name in known.first { $0.name == name } }
        self[keyPath: place] = Section(conditions: conditions, scenarios: scenarios)
    }
}

extension BenchmarkRecord: VersionedDocument {
    public static let currentSchemaVersion = 2

    /// What lies above another figure may lie below it; a system may take memory back.
    public static let signedKeys: Set = ["aboveBaseline", "aboveFloor", "bytesPerApp"]

    private enum CodingKeys: CodingKey {
        case floor, baseline, counted, timed, memory, build
    }

    /// Between which bounds times lie follows from the samples, whatever an older catwalk has written beside them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        floor = try container.decodeIfPresent(String.self, forKey: .floor)
        baseline = try container.decodeIfPresent(String.self, forKey: .baseline)
        counted = try container.decodeIfPresent(Section<CountedEntry>.self, forKey: .counted)
        timed = try container.decodeIfPresent(Section<TimedEntry>.self, forKey: .timed)?.bounded
        memory = try container.decodeIfPresent(MemoryRecord.self, forKey: .memory)
        build = try container.decodeIfPresent(BuildRecord.self, forKey: .build)
    }
}
