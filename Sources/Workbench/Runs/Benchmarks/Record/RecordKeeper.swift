import Subject
import Support

/// Keeps what was measured, scenario by scenario and round of builds by round, so that nothing is lost if a run ends
/// early.
public struct RecordKeeper: Sendable {
    private let file: StoredFile<BenchmarkRecord>?
    private let names: [String]
    private var record = BenchmarkRecord()
    private var counted = 0
    private var timed = 0
    private var builtRounds = 0

    /// Without a file nothing is kept.
    public init(
        file: StoredFile<BenchmarkRecord>?,
        of subject: Subject,
        settings: BenchmarkSettings
    ) throws(BenchmarkError) {
        self.file = file
        names = settings.scenarios.map(\.name)
        if let file { record = try file.read() ?? BenchmarkRecord() }
        record.compare(withFloor: settings.floor, baseline: subject.baseline)
    }

    public mutating func keep(_ scenario: CountedScenario, under conditions: BenchmarkRecord.Conditions) throws {
        record.add(scenario, to: \.counted, under: conditions, among: names)
        try file?.write(record)
        counted += 1
    }

    public mutating func keep(_ scenario: TimedScenario, under conditions: BenchmarkRecord.Conditions) throws {
        record.add(scenario, to: \.timed, under: conditions, among: names)
        try file?.write(record)
        timed += 1
    }

    public mutating func keep(_ memory: MemoryRecord) throws {
        record.memory = memory
        try file?.write(record)
    }

    /// Keeps builds once there are rounds enough for an interval; fewer do not take the place of what was kept before.
    public mutating func keep(_ build: BuildRecord) throws {
        if build.conditions.rounds >= MedianInterval.fewestValues {
            record.build = build
            try file?.write(record)
        }
        builtRounds = build.conditions.rounds
    }

    /// What a run that did not come to its end has left: of so many scenarios, if it plays any, and of builds.
    public func summary(ofScenarios scenarios: Int?, builds: Bool) -> String {
        var text = "The run ended early."
        let place = "in Reports/benchmarks.json"
        if let scenarios {
            text += " Of \(scenarios) scenarios \(counted) counted and \(timed) timed ones are "
            text += "\(file == nil ? "shown, and not kept" : place); the one under way is dropped."
        }
        if builds {
            text += " Rounds of builds that were through: \(builtRounds)"
            text +=
                builtRounds < MedianInterval.fewestValues
                ? ", fewer than the \(MedianInterval.fewestValues) that an interval takes, so they are dropped."
                : ". They are \(file == nil ? "not kept" : place); the one under way is dropped."
        }
        return text
    }
}
