import Lines
import Testing

@testable import Page
@testable import Report
@testable import Writers

struct FileTableTests {
    @Test(
        "It lists what unit tests did not run if they are counted, else what no test ran, and says what is not known",
        arguments: [
            (
                CoverageColumn.unit, [CoveragePlace(line: 9, column: 1), CoveragePlace(line: 12, column: 8)],
                "9:1, 12:8"
            ),
            (.unit, [], ""), (.unit, nil, "–"), (.all, [CoveragePlace(line: 9, column: 1)], "30:5"),
        ] as [(CoverageColumn, [CoveragePlace]?, String)]
    )
    func gaps(run: CoverageColumn, unit: [CoveragePlace]?, text: String) throws {
        let source = SourceFigures(
            path: "Flat/Till.swift",
            role: nil,
            scene: nil,
            lines: .zero,
            gaps: [CoveragePlace(line: 30, column: 5)],
            unitGaps: unit
        )
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: ArchitectureFigures.flat.declarations,
            sources: [source],
            coupling: ArchitectureFigures.flat.coupling
        )
        let report = Report.of([figures])
        let table = FileTable.content(
            of: Column.all(of: report),
            runs: [run],
            sources: SourceAddresses(of: report, links: .none)
        )
        let rows = try #require(table["rows"] as? [Content])
        #expect(rows.map { $0["gaps"] as? String } == [text])
    }
}
