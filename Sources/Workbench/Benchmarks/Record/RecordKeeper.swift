import Subject

/// Keeps what was measured, scenario by scenario, so that whatever ends a run early takes nothing of it along.
public struct RecordKeeper: Sendable {
    private let file: StoredFile<BenchmarkRecord>?
    private let names: [String]
    private var record = BenchmarkRecord()
    private var counted = 0
    private var timed = 0

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
        record.add(scenario, under: conditions, among: names)
        try file?.write(record)
        counted += 1
    }

    public mutating func keep(_ scenario: TimedScenario, under conditions: BenchmarkRecord.Conditions) throws {
        record.add(scenario, under: conditions, among: names)
        try file?.write(record)
        timed += 1
    }

    /// What a run that did not come to its end has left, of so many scenarios.
    public func summary(of count: Int) -> String {
        let place = file == nil ? "shown, and not kept" : "in Reports/benchmarks.json"
        return "The run ended early. Of \(count) scenarios \(counted) counted and \(timed) timed ones are \(place); "
            + "the one under way is dropped."
    }
}
