import Foundation
import Report
import Testing

@testable import Writers

struct ComparisonTests {
    private let comparison = Comparison(of: .sample)

    @Test("There is a column for each measured architecture, in the report's order")
    func columns() {
        #expect(comparison.columns == ["MVC", "VIPER"])
    }

    @Test("Ratios are against the baseline, which has none itself")
    func ratios() throws {
        let row = try row("Code lines")
        #expect(row.cells.map(\.value) == [100, 250])
        #expect(row.cells.map(\.ratio) == [nil, 2.5])
        #expect(row.spread == 2.5)
    }

    @Test("Shares have no ratio, and neither has what is 0 or missing in one of the architectures")
    func withoutRatio() throws {
        for title in ["Propagation cost", "Protocols", "Unit tests"] {
            let row = try row(title)
            #expect(row.cells.map(\.ratio) == [nil, nil], "\(title)")
            #expect(row.spread == nil, "\(title)")
        }
    }

    @Test(
        "To a number that is next to nothing there is no ratio, which could be no number",
        arguments: [Double.leastNonzeroMagnitude, 1024 * .leastNonzeroMagnitude]
    )
    func tiny(number: Double) throws {
        let text = String(decoding: try JSONEncoder().encode(Report.sample), as: UTF8.self)
        let changed = text.replacing(/"acd":[0-9.]+/, with: "\"acd\":\(number)", maxReplacements: 1)
        #expect(changed != text)
        let report = try JSONDecoder().decode(Report.self, from: Data(changed.utf8))
        let rows = Comparison(of: report).rows
        #expect(rows.contains { $0.cells.contains { $0.value == number } })
        #expect(
            rows.allSatisfy { row in
                row.spread?.isFinite != false && row.cells.allSatisfy { $0.ratio?.isFinite != false }
            }
        )
    }

    @Test("What lies below the floor has no ratio")
    func belowFloor() throws {
        let below = CallCounts(
            instructions: 1,
            objects: -1,
            allocations: 0,
            retains: 0,
            releases: 0,
            mainActorHops: 0
        )
        let scenario = ScenarioCosts(name: "s", title: "", excess: below)
        let costs = CostFigures(scenarios: [scenario], total: TotalCosts(of: [scenario]))
        let report = Report.sample.costing(
            SubjectCosts(basis: CostBasis(), architectures: ["MVC": costs, "VIPER": costs])
        )
        let row = try #require(Comparison(of: report).rows.first { $0.measure.name == "objects-above-floor" })
        #expect(row.cells.map(\.value) == [-1, -1])
        #expect(row.cells.map(\.ratio) == [nil, nil])
        #expect(row.spread == nil)
    }

    @Test("That some have none and others have is seen, for counts")
    func startsAtNothing() throws {
        #expect(try row("Protocols").startsAtNothing)
        #expect(try !row("Code lines").startsAtNothing)
        #expect(try !row("Test doubles").startsAtNothing)
    }

    @Test("What is the same in all is seen, and what may be more in one of them is not the same")
    func alike() throws {
        func isAlike(_ callbacks: [UnseenCallback], _ name: String) throws -> Bool {
            let coupling = ArchitectureFigures.mvc.coupling
            let figures = [[], callbacks].map { callbacks in
                ArchitectureFigures(
                    name: callbacks.isEmpty ? "MVC" : "MVVM",
                    files: 2,
                    lines: .zero,
                    declarations: .zero,
                    coupling: ArchitectureCoupling(
                        engine: coupling.engine,
                        declared: coupling.declared,
                        resolved: coupling.resolved,
                        unseenCallbacks: callbacks
                    )
                )
            }
            let report = Report(
                name: "Cats",
                baseline: "MVC",
                shared: [],
                architectures: figures.map { .measured($0) }
            )
            return try #require(Comparison(of: report).rows.first { $0.measure.name == name }).isAlike
        }
        let callback = UnseenCallback(through: "Observation", file: "MVVM/A.swift", line: 3)
        #expect(try isAlike([], "edges-declared"))
        #expect(try !isAlike([callback], "edges-declared"))
        #expect(try isAlike([callback], "files"))
    }

    @Test("Without figures of the baseline there are no ratios")
    func withoutBaseline() throws {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.viper)])
        #expect(Comparison(of: report).rows.flatMap(\.cells).allSatisfy { $0.ratio == nil })
    }

    @Test("Without rules and scenes none are broken and crossed, which is said, and no row of zeros")
    func notAsked() throws {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.viper)])
        let comparison = Comparison(of: report)
        let titles = comparison.rows.map(\.measure.title.en)
        #expect(!titles.contains("Breaches of rules") && !titles.contains("Edges across scenes"))
        let reasons = comparison.absent.map(\.reason)
        #expect(reasons.contains(.noRules) && reasons.contains(.noScenes))
    }

    @Test("Test functions as they are written are shown if none is known to have run, and else those that ran")
    func asWritten() {
        func titles(count: Int?) -> [String] {
            let tests = TestFigures(files: 1, functions: 3, lines: .zero, doubles: 0, count: count, cases: count)
            let rows = Comparison(of: .tested(tests)).rows
            return rows.filter { $0.measure.address.hasPrefix("tests.") }.map(\.measure.name)
        }
        let always = ["test-code-lines", "test-doubles"]
        #expect(titles(count: nil).filter { $0 != "test-lines-per-line" } == ["test-functions"] + always)
        #expect(titles(count: 2).filter { $0 != "test-lines-per-line" } == ["unit-tests", "unit-test-cases"] + always)
    }

    @Test("Of two measures that stand for each other one is named as missing", arguments: [nil, 2] as [Int?])
    func missing(count: Int?) {
        let tests = TestFigures(files: 1, lines: .zero, doubles: 0, count: count)
        let absent = Comparison(of: .tested(tests)).absent.flatMap(\.measures).map(\.name)
        #expect(!absent.contains("test-functions"))
        #expect(absent.contains("unit-tests") == (count == nil))
    }

    private func row(_ title: String) throws -> Comparison.Row {
        try #require(comparison.rows.first { $0.measure.title.en == title })
    }
}

extension Report {
    /// Of one architecture with these tests; there is coverage if they ran.
    static func tested(_ tests: TestFigures) -> Report {
        let figures = ArchitectureFigures(
            name: "MVC",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.mvc.coupling,
            tests: tests,
            coverage: tests.count.map { _ in .mvc }
        )
        return Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(figures)])
    }
}
