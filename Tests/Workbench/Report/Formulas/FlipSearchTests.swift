import Foundation
import Testing

@testable import Report
@testable import Subject

/// A has 12 files, 100 code lines, and 30 of 60 regions covered; B has 10, 95, and 24 of 60.
///
/// A builds in 2.0 seconds, from 1.9 to 2.1; B in 1.5, from 1.4 to 1.6.
struct FlipSearchTests {
    private static let figures: [(String, Double)] = [
        ("A.files", 12), ("B.files", 10), ("A.lines.code", 100), ("B.lines.code", 95),
        ("A.coverage.unit.regions.total", 60), ("A.coverage.unit.regions.covered", 30),
        ("B.coverage.unit.regions.total", 60), ("B.coverage.unit.regions.covered", 24),
        ("A.costs.build.clean.seconds.low", 1.9), ("A.costs.build.clean.seconds.median", 2),
        ("A.costs.build.clean.seconds.high", 2.1),
        ("B.costs.build.clean.seconds.low", 1.4), ("B.costs.build.clean.seconds.median", 1.5),
        ("B.costs.build.clean.seconds.high", 1.6),
    ]

    @Test(
        "The figure is found that moves by the smallest part of itself, and by no step more than it takes",
        arguments: [
            // 10 and a tenth are 11: 12 less 1 is no more than that. 1 of 12 is less than 1 of 10.
            ("above(A.files, B.files)", "A.files", 11),
            // 105 are more than a tenth above 95: 104.5. B's 90 would be 5 of 95.
            ("above(A.lines.code, B.lines.code)", "A.lines.code", 105),
            // Three steps to one number, and two to pass it.
            ("A.files == 15", "A.files", 15),
            ("A.files != 15", "A.files", 15),
            ("A.files <= 12", "A.files", 13),
            // Only both together are true, and only A's lines decide.
            ("A.files > 11 && A.lines.code > 150", "A.lines.code", 151),
            // Of the two that are needed one is enough to break it.
            ("A.files > 11 && A.lines.code > 50", "A.files", 11),
            ("A.files > 20 || B.files > 11", "B.files", 12),
            // 50 % less 6 regions, or one more: 27 of 60 are 45 %, no more than 5 points above 40 %.
            (
                "above(A.coverage.unit.regions.share, B.coverage.unit.regions.share)", "A.coverage.unit.regions.share",
                0.45
            ),
            ("A.coverage.unit.regions.share > 0.9", "A.coverage.unit.regions.share", 55.0 / 60),
            // A's low end has to come down from 1.9 to B's high one: 0.3 of 2; B's would be 0.3 of 1.5.
            ("above(A.costs.build.clean.seconds, B.costs.build.clean.seconds)", "A.costs.build.clean.seconds", 1.7),
            ("highest(files) == A", "A.files", 11),
        ] as [(String, String, Double)]
    )
    func nearest(_ condition: String, _ figure: String, _ value: Double) throws {
        let flip = try #require(try flip(condition))
        #expect("\(flip.architecture).\(flip.figure)" == figure)
        #expect(abs(flip.to - value) < 0.011 && (flip.kind == .decimal || abs(flip.to - value) < 1e-9), "\(flip.to)")
    }

    @Test(
        "Where no figure alone changes the verdict, none is named",
        arguments: ["A.files >= 0", "A.files > 20 && B.files > 20", "A.coverage.unit.regions.share <= 1", "1 > 0"]
    )
    func none(_ condition: String) throws {
        #expect(try flip(condition) == nil)
    }

    @Test("A figure in two parts moves in both")
    func parts() throws {
        // With 13 files both parts change, so that the verdict is no longer that all hold, but that none does.
        let flip = try #require(try flip("A.files < 13", "A.files < B.files + 3"))
        #expect(flip.verdict == .doesNotHoldHere)
        #expect(flip.to == 13)
    }

    private func flip(_ parts: String...) throws -> ClaimFlip? {
        let figures = try report()
        let conditions = try parts.map { try Formula($0).condition(in: figures) }
        return FlipSearch(conditions, isEnforced: false).nearest(in: figures)
    }

    private func report() throws -> ReportFigures {
        let subject = Subject(
            root: URL(filePath: "/nowhere"),
            name: "Cats",
            baseline: "A",
            architectures: ["A", "B"].map { Architecture(name: $0, sources: Module(name: $0, path: $0)) },
            scenarioTests: "Scenario"
        )
        var report = try MadeUpReport(of: subject)
        for (figure, value) in Self.figures { report.set(figure, to: value) }
        return try ReportFigures(of: report.report(), outline: ReportOutline(of: subject))
    }
}
