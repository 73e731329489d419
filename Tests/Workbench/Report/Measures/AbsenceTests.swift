import Lines
import Testing

@testable import Report

@Suite("Why there is no value")
struct AbsenceTests {
    /// What was handed in of what ran.
    enum Coverage: Sendable {
        case none
        /// It has lines and functions alone.
        case xcode
        case llvm
        /// There is nothing that could run.
        case ofNothing

        var runs: CoverageRuns<CoverageFigures>? {
            let some = CoverageCount(covered: 3, total: 4)
            switch self {
            case .none: return nil
            case .xcode: return runs(CoverageFigures(regions: .none, functions: some, lines: some))
            case .llvm: return runs(CoverageFigures(regions: some, functions: some, lines: some, codeLines: some))
            case .ofNothing: return runs(.none.with(codeLines: CoverageCount.none))
            }
        }

        private func runs(_ all: CoverageFigures) -> CoverageRuns<CoverageFigures> {
            CoverageRuns(unit: nil, scenarios: nil, all: all)
        }
    }

    @Test(
        "Of coverage that was handed in it is known what ran, whether tests are known or not, and not by which tests",
        arguments: [
            ("regions-any-test", Coverage.xcode, .noRegions), ("regions-any-test", .llvm, nil),
            ("regions-any-test", .ofNothing, .undefined), ("lines-any-test", .xcode, nil),
            ("functions-any-test", .xcode, nil), ("functions-any-test", .ofNothing, .undefined),
            ("code-lines-any-test", .xcode, .noRegions), ("code-lines-any-test", .llvm, nil),
            ("code-lines-any-test", .ofNothing, .undefined), ("regions-unit-tests", .xcode, .whoRan),
            ("regions-scenarios", .llvm, .whoRan), ("regions-ui-free", .llvm, .whoRan), ("unit-tests", .llvm, .whoRan),
            ("unit-test-cases", .llvm, .whoRan), ("scenarios-run", .xcode, .whoRan),
            ("median-test-lines", .llvm, .whoRan),
        ] as [(String, Coverage, Absence?)],
        [false, true]
    )
    func handedIn(_ reason: (name: String, coverage: Coverage, absence: Absence?), hasTests: Bool) throws {
        let measure = try #require(Measure.all.first { $0.name == reason.name })
        #expect(measure.absence(in: figures(hasTests: hasTests, coverage: reason.coverage)) == reason.absence)
    }

    @Test(
        "Without coverage no tests are known, or none was run",
        arguments: [
            "regions-any-test", "lines-any-test", "code-lines-any-test", "regions-unit-tests", "regions-scenarios",
            "regions-ui-free", "unit-tests", "unit-test-cases", "scenarios-run", "median-cyclomatic",
        ]
    )
    func notRun(_ name: String) throws {
        let measure = try #require(Measure.all.first { $0.name == name })
        #expect(measure.absence(in: figures(hasTests: false, coverage: .none)) == .noTests)
        #expect(measure.absence(in: figures(hasTests: true, coverage: .none)) == .notRun)
    }

    @Test(
        "What the tests are does not depend on a run",
        arguments: ["test-functions", "test-code-lines", "test-doubles", "test-lines-per-line"]
    )
    func tests(_ name: String) throws {
        let measure = try #require(Measure.all.first { $0.name == name })
        #expect(measure.absence(in: figures(hasTests: false, coverage: .llvm)) == .noTests)
        #expect(measure.absence(in: figures(hasTests: true, coverage: .none)) == nil)
    }

    @Test(
        "Other reasons are keys that are not there, and runs that were not made",
        arguments: [
            ("synchronising-lines", .noUserInterface), ("deciding-lines", .noIndex),
            ("ui-free-deciding-lines", .noUserInterface), ("ui-free-code-lines", .noUserInterface),
            ("allocations-above-floor", .noBenchmark), ("bytes-per-app", .noBenchmark),
            ("object-code-kib", .noBenchmark), ("inversion", .noIndex), ("code-lines", nil),
            ("edges-across-scenes", .noScenes),
        ] as [(String, Absence?)]
    )
    func others(_ name: String, absence: Absence?) throws {
        let measure = try #require(Measure.all.first { $0.name == name })
        #expect(measure.absence(in: .plain) == absence)
    }

    @Test("Counts without a floor, and costs without memory, each lack what is named")
    func costs() throws {
        let counts = CallCounts.none
        let scenario = ScenarioCosts(name: "load", title: "", counts: counts)
        let costs = CostFigures(scenarios: [scenario], total: TotalCosts(of: [scenario]))
        let figures = ArchitectureFigures.plain.costing(costs)
        for name in ["instructions", "allocations", "objects", "retains-and-releases", "main-actor-hops"] {
            let measure = try #require(Measure.all.first { $0.name == "\(name)-above-floor" })
            #expect(measure.absence(in: figures) == .noFloor)
        }
        #expect(try #require(Measure.all.first { $0.name == "bytes-per-app" }).absence(in: figures) == .noMemory)
    }

    @Test(
        "Scenarios, a model and growth that are not known each lack what is named, and with it they have a value",
        arguments: [
            ("scenarios-run", (nil, nil, 5), .noScenarios), ("scenarios-run", (4, nil, 0), nil),
            ("deciding-lines", (4, nil, 5), .noModel), ("deciding-lines", (nil, 12, 0), nil),
            ("rebuild-of-32-pairs", (4, 12, 0), .noScale), ("rebuild-of-32-pairs", (4, 12, 4), .noScale),
            ("rebuild-of-32-pairs", (nil, nil, 5), nil),
        ] as [(String, (scenarios: Int?, deciding: Int?, doublings: Int), Absence?)]
    )
    func keys(_ name: String, has: (scenarios: Int?, deciding: Int?, doublings: Int), absence: Absence?) throws {
        let plain = ArchitectureFigures.plain
        let figures = ArchitectureFigures(
            name: plain.name,
            files: plain.files,
            lines: plain.lines,
            deciding: has.deciding.map { DecidingFigures(bodies: 1, lines: $0) },
            declarations: plain.declarations,
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: plain.coupling.declared,
                resolved: plain.coupling.resolved,
                collaborations: CollaborationFigures(pairs: 1, throughProtocols: 0, assembly: 0, plainValues: 0)
            ),
            tests: TestFigures(
                files: 1,
                functions: 2,
                lines: plain.lines,
                doubles: 0,
                count: 2,
                cases: 2,
                scenarios: has.scenarios
            ),
            growth: GrowthFigures(rebuild: (0...has.doublings).map { .init(pairs: 1 << $0, seconds: 1) })
        )
        let measure = try #require(Measure.all.first { $0.name == name })
        #expect(measure.absence(in: figures) == absence)
    }

    @Test("With an index, an architecture whose types do not work together across roles has no inversion")
    func alone() throws {
        let plain = ArchitectureFigures.plain
        let figures = ArchitectureFigures(
            name: plain.name,
            files: plain.files,
            lines: plain.lines,
            declarations: plain.declarations,
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: plain.coupling.declared,
                resolved: plain.coupling.resolved,
                collaborations: CollaborationFigures(pairs: 0, throughProtocols: 0, assembly: 2, plainValues: 1)
            )
        )
        let measure = try #require(Measure.all.first { $0.name == "inversion" })
        #expect(measure.absence(in: figures) == .undefined)
        #expect(measure.derivation(figures) == nil)
    }

    /// If there are tests, none was run here.
    private func figures(hasTests: Bool, coverage: Coverage) -> ArchitectureFigures {
        let plain = ArchitectureFigures.plain
        return ArchitectureFigures(
            name: plain.name,
            files: plain.files,
            lines: plain.lines,
            declarations: plain.declarations,
            coupling: plain.coupling,
            tests: hasTests ? TestFigures(files: 1, functions: 2, lines: plain.lines, doubles: 0) : nil,
            coverage: coverage.runs
        )
    }
}
