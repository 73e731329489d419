import Foundation
import Support
import Testing

@testable import Benchmarks
@testable import Report

/// A record in which the floor and two architectures played `load`, counted and timed, and `open`, counted only, and
/// apps of all three were kept open.
struct RecordedCostsTests {
    private let costs: SubjectCosts

    init() throws {
        costs = SubjectCosts(of: try JSONDecoder().decode(BenchmarkRecord.self, from: Data(Self.record.utf8)))
    }

    @Test("A scenario has its counts for one round, what they have above the floor's, and that against the baseline's")
    func counts() throws {
        let load = try #require(costs.architectures["VIPER"]?.scenarios.first)
        #expect(load.name == "load")
        #expect(load.counts?.instructions == 300)
        // 21 in 2 rounds are 10.5 in one, which is rounded away from zero.
        #expect(load.counts?.objects == 11)
        #expect(load.excess?.instructions == 100)
        #expect(load.excess?.objects == 0)
        // 100 for 40; of no objects above the floor there is no multiple.
        #expect(load.excessOverBaseline?.instructions == Figure(2.5))
        #expect(load.excessOverBaseline?.objects == Figure(nil))
        let mvc = try #require(costs.architectures["MVC"]?.scenarios.first)
        #expect(mvc.excess?.instructions == 40)
        #expect(mvc.excessOverBaseline == nil)
    }

    @Test("Without a floor nothing is above it, in a scenario or in all")
    func withoutFloor() throws {
        let costs = try costs(replacing: #""floor": "Floor", "#, with: "")
        let viper = try #require(costs.architectures["VIPER"])
        #expect(viper.scenarios.map(\.counts?.instructions) == [300, 100])
        #expect(viper.scenarios.allSatisfy { $0.excess == nil && $0.excessOverBaseline == nil })
        #expect(viper.total?.excess == nil)
        #expect(viper.total?.excessOverBaseline == nil)
    }

    @Test(
        "Times are the processor's in microseconds with the bounds of the samples, memory is in mebibytes, and ratios are as taken"
    )
    func times() throws {
        let load = try #require(costs.architectures["VIPER"]?.scenarios.first)
        #expect(load.microseconds == MedianInterval(median: 2, low: 1, high: 4))
        #expect(load.mebibytes == MedianInterval(median: 2, low: 1, high: 3))
        #expect(load.timeOverBaseline == MedianInterval(median: 1.25, low: 1.125, high: 1.5))
        #expect(load.microsecondsAboveFloor == MedianInterval(median: 1, low: 0.5, high: 2))
        #expect(load.microsecondsAboveBaseline == MedianInterval(median: 0.5, low: -0.5, high: 1))
        #expect(load.actions == 2)
        #expect(load.perAction(load.microsecondsAboveFloor) == MedianInterval(median: 0.5, low: 0.25, high: 1))
        #expect(costs.architectures["MVC"]?.scenarios.first?.timeOverBaseline == nil)
    }

    @Test("A total is there for what was taken of all scenarios, and for nothing else")
    func total() throws {
        let total = try #require(costs.architectures["VIPER"]?.total)
        #expect(total.counts?.instructions == 400)
        // 100 and 50; the baseline has 40 and 10.
        #expect(total.excess?.instructions == 150)
        #expect(total.excessOverBaseline?.instructions == Figure(3))
        #expect(total.microseconds == nil)
        #expect(total.mebibytes == nil)
    }

    @Test("Whoever has not played a scenario has an entry for it without figures, and no total")
    func missing() throws {
        let costs = try costs(replacing: ", \(Self.counted("MVC", 60))", with: "")
        let mvc = try #require(costs.architectures["MVC"])
        #expect(mvc.scenarios.map(\.name) == ["load", "open"])
        #expect(mvc.scenarios.map(\.counts?.instructions) == [240, nil])
        #expect(mvc.total?.counts == nil)
        #expect(mvc.total?.excess == nil)
        let total = try #require(costs.architectures["VIPER"]?.total)
        #expect(total.excess?.instructions == 150)
        #expect(total.excessOverBaseline == nil)
    }

    @Test("The floor's costs stand apart from those of the architectures")
    func floor() {
        #expect(costs.basis.scenarios.map(\.counts?.instructions) == [200, 50])
        #expect(costs.basis.scenarios.map(\.excess) == [nil, nil])
        // It is held against nobody.
        #expect(costs.basis.scenarios.map(\.timeOverBaseline) == [nil, nil])
        #expect(costs.basis.scenarios.map(\.microsecondsAboveBaseline) == [nil, nil])
        #expect(costs.basis.total?.counts?.instructions == 250)
        #expect(costs.architectures.keys.sorted() == ["MVC", "VIPER"])
    }

    @Test("What an open app takes is known, with what of it is above the floor, and whose apps these were")
    func memory() {
        let viper = costs.architectures["VIPER"]
        #expect(viper?.bytesPerApp == MedianInterval(median: 160, low: 150, high: 170))
        #expect(viper?.bytesPerAppAboveFloor == MedianInterval(median: 60, low: 50, high: 70))
        #expect(costs.architectures["MVC"]?.bytesPerApp == nil)
        #expect(costs.basis.memory?.kept == CostBasis.Kept(scenario: "open", apps: 1000))
        #expect(costs.basis.memory?.rounds == 6)
        #expect(costs.basis.built?.kept == nil)
    }

    @Test("A record without the newer keys has no figures of them")
    func older() throws {
        let costs = try costs(replacing: Self.memory, with: "")
        #expect(costs.basis.memory == nil)
        #expect(costs.architectures["VIPER"]?.bytesPerApp == nil)
        let mvc = try #require(costs.architectures["MVC"]?.scenarios.first)
        #expect(mvc.microseconds != nil)
        #expect(mvc.actions == nil)
        #expect(mvc.microsecondsAboveFloor == nil)
    }

    @Test("Builds keep their medians, and a change more has its part in the median of all changes")
    func builds() throws {
        let build = try #require(costs.architectures["VIPER"]?.build)
        #expect(build.objectSize == 4096)
        #expect(build.clean.seconds == MedianInterval(median: 3, low: 2, high: 4))
        #expect(build.changes.map(\.name) == ["view-body", "view-interface"])
        #expect(build.rebuildSeconds == 1.5)
        #expect(build.changes.map(\.files) == [1, 4])
    }

    @Test("The processors' times of builds have ratios of their own, of the same rounds")
    func processors() {
        var record = BenchmarkRecord()
        record.compare(withFloor: nil, baseline: "A")
        record.build = Examples.built()
        let costs = SubjectCosts(of: record)
        #expect(costs.architectures["A"]?.build?.clean.processorOverBaseline == nil)
        let build = costs.architectures["B"]?.build
        #expect(build?.clean.processorOverBaseline == MedianInterval(median: 2, low: 2, high: 2))
        #expect(build?.changes.map(\.processorOverBaseline) == [MedianInterval(median: 1, low: 1, high: 1)])
    }

    @Test("How each kind was taken is known, with the days and the commits, each once")
    func basis() throws {
        let counted = try #require(costs.basis.counted)
        #expect(counted.days == ["2026-01-02", "2026-01-03"])
        #expect(counted.commits == ["abc", "def"])
        #expect(counted.counter == "valgrind-3.19.0")
        #expect(counted.system == "x86_64, Debian")
        #expect(costs.basis.timed?.commits == [])
        #expect(costs.basis.built?.rounds == 6)
    }

    @Test("Of an empty record nothing is known")
    func empty() {
        let costs = SubjectCosts(of: BenchmarkRecord())
        #expect(costs == SubjectCosts(basis: CostBasis(), architectures: [:]))
    }

    private func costs(replacing text: String, with other: String) throws -> SubjectCosts {
        let text = Self.record.replacing(text, with: other)
        return SubjectCosts(of: try JSONDecoder().decode(BenchmarkRecord.self, from: Data(text.utf8)))
    }
}

extension RecordedCostsTests {
    private static let environment = #"{"swift": "Swift 6", "processor": "x86_64", "system": "Debian"}"#

    private static let record = """
        {
          "schemaVersion": 2, "floor": "Floor", "baseline": "MVC",
          "counted": {
            "conditions": {
              "environment": \(environment), "cores": 2, "counter": "valgrind-3.19.0", "rounds": 2
            },
            "scenarios": [
              {
                "name": "load", "title": "Loads", "commit": "abc", "date": "2026-01-03T10:00:00Z",
                "players": [\(counted("Floor", 200)), \(counted("MVC", 240)), \(counted("VIPER", 300))]
              },
              {
                "name": "open", "title": "Opens", "commit": "def", "date": "2026-01-02T10:00:00Z",
                "players": [\(counted("Floor", 50)), \(counted("MVC", 60)), \(counted("VIPER", 100))]
              }
            ]
          },
          "timed": {
            "conditions": {"environment": \(environment), "cores": 2, "rounds": 500, "comparisons": 6},
            "scenarios": [
              {
                "name": "load", "title": "Loads", "date": "2026-01-03T11:00:00Z",
                "players": [
                  \(timed("Floor", overBaseline)), \(timed("MVC", "")), \(timed("VIPER", overBaseline, actions: 2))
                ]
              }
            ]
          },
          \(memory)
          "build": {
            "conditions": {"environment": \(environment), "cores": 2, "rounds": 6},
            "commit": "abc", "date": "2026-01-04T11:00:00Z",
            "architectures": [
              {
                "name": "VIPER", "objectSize": 4096,
                "clean": {"files": 9, "samples": [\(seconds(2, 2, 3, 3, 4, 4))], "wall": {"median": 3, "low": 3, "high": 3}},
                "changes": [\(change("body", files: 1, median: 1)), \(change("interface", files: 4, median: 2))]
              }
            ]
          }
        }
        """

    private static let overBaseline = #"""
        , "overBaseline": {"median": 1.25, "low": 1.125, "high": 1.5},
        "aboveFloor": {"median": 0.000001, "low": 0.0000005, "high": 0.000002},
        "aboveBaseline": {"median": 0.0000005, "low": -0.0000005, "high": 0.000001}
        """#

    private static let memory = """
        "memory": {
          "conditions": {"environment": \(environment), "cores": 2, "rounds": 6},
          "date": "2026-01-04T11:00:00Z", "scenario": "open", "apps": 1000,
          "players": [
            {
              "name": "VIPER", "samples": [],
              "bytesPerApp": {"median": 160, "low": 150, "high": 170},
              "aboveFloor": {"median": 60, "low": 50, "high": 70}
            }
          ]
        },
        """

    private static func counted(_ name: String, _ instructions: Int) -> String {
        """
        {
          "name": "\(name)",
          "raw": {
            "rounds": 2, "once": {"instructions": 7, "objects": 1},
            "twice": {"instructions": \(2 * instructions + 7), "objects": 22}
          },
          "perRound": {}
        }
        """
    }

    /// A microsecond is the millionth part of a second, a mebibyte has 1 048 576 bytes.
    private static func timed(_ name: String, _ ratio: String, actions: Int? = nil) -> String {
        let actions = actions.map { #", "actions": \#($0)"# } ?? ""
        // 500 rounds: 1, 1, 2, 2, 4 and 4 microseconds each. The bounds beside them are an older catwalk's.
        let samples = [0.0005, 0.0005, 0.001, 0.001, 0.002, 0.002].map { seconds in
            #"{"wallClock": \#(seconds), "processor": \#(seconds)\#(actions)}"#
        }
        return """
            {
              "name": "\(name)", "samples": [\(samples.joined(separator: ", "))],
              "wallClock": {"median": 0.000003, "low": 0.000002, "high": 0.000005},
              "processor": {"median": 0.000002, "low": 0.0000015, "high": 0.000003},
              "peakMemory": {"median": 2097152, "low": 1048576, "high": 3145728}\(ratio)
            }
            """
    }

    private static func seconds(_ walls: Int...) -> String {
        walls.map { #"{"wall": \#($0), "processor": 1}"# }.joined(separator: ", ")
    }

    private static func change(_ kind: String, files: Int, median: Int) -> String {
        """
        {
          "name": "view-\(kind)", "place": "view", "kind": "\(kind)", "file": "View.swift", "files": \(files),
          "samples": [\(seconds(median, median, median, median, median, median))],
          "wall": {"median": \(median), "low": 1, "high": 2}
        }
        """
    }
}
