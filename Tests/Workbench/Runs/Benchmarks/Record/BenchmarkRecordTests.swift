import Foundation
import TestFolder
import Testing

@testable import Benchmarks
@testable import Subject
@testable import Support

struct BenchmarkRecordTests {
    private func keeper(
        _ file: StoredFile<BenchmarkRecord>?,
        floor: String? = "Nobody",
        names: [String] = ["open", "close"]
    ) throws -> RecordKeeper {
        let scenarios = names.map { BenchmarkSettings.Scenario(name: $0, title: $0) }
        let settings = BenchmarkSettings(product: "app", floor: floor, scenarios: scenarios)
        return try RecordKeeper(file: file, of: Examples.subject, settings: settings)
    }

    @Test("Each scenario is kept at once, in the place of its older self")
    func kept() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions())
        try keeper.keep(Examples.counted("close", ("A", 2)), under: Examples.conditions())
        var later = try self.keeper(file)
        try later.keep(Examples.counted("open", ("A", 3)), under: Examples.conditions())
        let record = try #require(try file.read())
        #expect(
            record.counted?.scenarios == [Examples.counted("open", ("A", 3)), Examples.counted("close", ("A", 2))]
        )
        #expect(record.floor == "Nobody")
        #expect(record.baseline == "A")
    }

    @Test("Scenarios stand in their own order, whichever was first, and those that are no more are dropped")
    func order() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.counted("close", ("A", 2)), under: Examples.conditions())
        try keeper.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions())
        #expect(try file.read()?.counted?.scenarios.map(\.name) == ["open", "close"])
        var later = try self.keeper(file, names: ["turn", "close"])
        try later.keep(Examples.counted("turn", ("A", 3)), under: Examples.conditions())
        #expect(try file.read()?.counted?.scenarios.map(\.name) == ["turn", "close"])
    }

    @Test("What was measured otherwise does not stand beside what is measured now")
    func otherConditions() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions())
        try keeper.keep(Examples.counted("close", ("A", 2)), under: Examples.conditions(rounds: 20))
        #expect(try file.read()?.counted?.scenarios.map(\.name) == ["close"])
        var other = try self.keeper(file, floor: nil)
        try other.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions(rounds: 20))
        #expect(try file.read()?.counted?.scenarios.map(\.name) == ["open"])
    }

    @Test("Without a file nothing is kept, and an early end says so")
    func unkept() throws {
        var keeper = try keeper(nil)
        try keeper.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions())
        #expect(
            keeper.summary(ofScenarios: 3, builds: false)
                == "The run ended early. Of 3 scenarios 1 counted and 0 timed ones are shown, and not kept; the one under "
                + "way is dropped."
        )
    }

    @Test("Builds are kept from the round on that gives an interval, and fewer leave the old ones be")
    func builds() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.counted("open", ("A", 1)), under: Examples.conditions())
        try keeper.keep(Examples.built(rounds: 6))
        #expect(
            keeper.summary(ofScenarios: nil, builds: true)
                == "The run ended early. Rounds of builds that were through: 6. They are in Reports/benchmarks.json; the one "
                + "under way is dropped."
        )
        var later = try self.keeper(file)
        try later.keep(Examples.built(rounds: 5))
        #expect(
            later.summary(ofScenarios: nil, builds: true)
                == "The run ended early. Rounds of builds that were through: 5, fewer than the 6 that an interval takes, so "
                + "they are dropped."
        )
        let record = try #require(try file.read())
        #expect(record.build == Examples.built(rounds: 6))
        #expect(record.counted?.scenarios.count == 1)
    }

    @Test("Another floor leaves builds be, which are held to the baseline alone; another baseline does not")
    func comparedBuilds() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.built())
        var record = try #require(try file.read())
        record.compare(withFloor: nil, baseline: "A")
        #expect(record.build == Examples.built())
        record.compare(withFloor: nil, baseline: "B")
        #expect(record.build == nil)
    }

    @Test("A change's build stands flat beside its name, and seconds and bytes are plain numbers")
    func changeKeys() throws {
        let data = try JSONEncoder().encode(Examples.built().architectures[1])
        let architecture = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(architecture.keys) == ["name", "objectSize", "clean", "changes"])
        let change = try #require((architecture["changes"] as? [[String: Any]])?.first)
        let costs: Set = ["files", "samples", "wall", "processor", "overBaseline"]
        #expect(Set(change.keys) == costs.union(["name", "place", "kind", "file"]))
        #expect(change["kind"] as? String == "body")
        #expect((change["samples"] as? [[String: Double]])?.first == ["wall": 1.5, "processor": 0.75])
    }

    @Test("A change that does not say what it changes is refused", arguments: ["name", "place", "kind", "file"])
    func changeWithout(key: String) throws {
        let whole = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Examples.built().architectures[0]))
        var architecture = try #require(whole as? [String: Any])
        var changes = try #require(architecture["changes"] as? [[String: Any]])
        changes[0][key] = nil
        architecture["changes"] = changes
        let data = try JSONSerialization.data(withJSONObject: architecture)
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(BuildRecord.Architecture.self, from: data)
        }
        let fault = DecodingFault(error)
        #expect(fault.key == "changes[0].\(key)")
        #expect(fault.reason == "This key is missing.")
    }

    @Test("A record of another schema is refused before anything is measured, and stays as it is")
    func otherSchema() throws {
        let folder = try TestFolder()
        try folder.write("{\"schemaVersion\": 9}", to: "Reports/benchmarks.json")
        let error = try #require(throws: BenchmarkError.self) { try keeper(StoredFile(in: folder.url)) }
        #expect(error.description.contains("at schemaVersion: It is 9, and this catwalk knows 1."))
        #expect(try folder.text(of: "Reports/benchmarks.json") == "{\"schemaVersion\": 9}")
    }

    @Test("Medians are of one round, and ratios of samples that were taken one after the other")
    func ratios() throws {
        let floor = (1...6).map { TimedSample(wallClock: Double($0), processor: 1) }
        let samples = (1...6).map { TimedSample(wallClock: Double(3 * $0), processor: 1, peakMemory: $0) }
        let entry = TimedEntry(name: "A", samples: samples, rounds: 10, floor: floor, baseline: nil)
        // Of six values the interval runs from the first to the last.
        #expect(entry.wallClock == MedianInterval(median: 1.05, low: 0.3, high: 1.8))
        #expect(entry.peakMemory == MedianInterval(median: 3.5, low: 1, high: 6))
        // Six ratios of three, however far apart the samples are.
        #expect(entry.overFloor == MedianInterval(median: 3, low: 3, high: 3))
        #expect(entry.overBaseline == nil)
    }
}
