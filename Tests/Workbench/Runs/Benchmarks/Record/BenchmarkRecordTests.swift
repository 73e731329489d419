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
        #expect(error.description.contains("at schemaVersion: It is 9, and this catwalk knows 2."))
        #expect(try folder.text(of: "Reports/benchmarks.json") == "{\"schemaVersion\": 9}")
    }

    @Test("Medians are of one round, and ratios of the processor times of the same block")
    func ratios() throws {
        let floor = (1...8).map { TimedSample(wallClock: 1, processor: Double($0)) }
        let samples = (1...8).map { TimedSample(wallClock: Double($0), processor: Double(3 * $0), peakMemory: $0) }
        let entry = TimedEntry(
            name: "A",
            samples: samples,
            rounds: 10,
            risk: SharedRisk(comparisons: 1),
            floor: floor,
            baseline: floor
        )
        // Of eight values the interval runs from the first to the last: 2 · (1 + 8) / 256 is more than 5 %.
        #expect(entry.wallClock == MedianInterval(median: 0.45, low: 0.1, high: 0.8))
        #expect(entry.processor == MedianInterval(median: 1.35, low: 0.3, high: 2.4))
        #expect(entry.peakMemory == MedianInterval(median: 4.5, low: 1, high: 8))
        // Each sample is longer by twice its floor's, for ten rounds.
        #expect(entry.aboveFloor == MedianInterval(median: 0.9, low: 0.2, high: 1.6))
        // Eight ratios of the processor's time of three, however far apart the samples and the clock on the wall are.
        #expect(entry.overBaseline == MedianInterval(median: 3, low: 3, high: 3))
        #expect(entry.aboveBaseline == entry.aboveFloor)
    }

    @Test(
        "How many things a user does is known if all samples tell the same",
        arguments: [(3, 3, 3), (3, 4, nil), (3, nil, nil)]
    )
    func actions(first: Int, second: Int?, known: Int?) {
        let samples = [first, second].map { TimedSample(wallClock: 1, processor: 1, actions: $0) }
        let risk = SharedRisk(comparisons: 1)
        let entry = TimedEntry(name: "A", samples: samples, rounds: 1, risk: risk, floor: nil, baseline: nil)
        #expect(entry.actions == known)
    }

    @Test("Memory takes the place of what was there, and is dropped with the floor that it was held against")
    func memory() throws {
        let folder = try TestFolder()
        let file = StoredFile<BenchmarkRecord>(in: folder.url)
        var keeper = try keeper(file)
        try keeper.keep(Examples.kept(("Nobody", 100), ("A", 150)))
        try keeper.keep(Examples.kept(("Nobody", 100), ("A", 160)))
        var record = try #require(try file.read())
        #expect(record.memory == Examples.kept(("Nobody", 100), ("A", 160)))
        record.compare(withFloor: "Nobody", baseline: "B")
        #expect(record.memory != nil)
        record.compare(withFloor: nil, baseline: "B")
        #expect(record.memory == nil)
    }
}
