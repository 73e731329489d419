import Lines
import Testing

@testable import Page
@testable import Report

struct TestsSectionTests {
    @Test(
        "If no test ran, the tests stand there as they are written; figures of a run say more",
        arguments: [nil, 3] as [Int?]
    )
    func written(count: Int?) throws {
        let lines = LineCounts(code: 30, comment: 0, blank: 0, logical: 20)
        let tested = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: LineCounts(code: 20, comment: 0, blank: 0, logical: 10),
            declarations: ArchitectureFigures.flat.declarations,
            coupling: ArchitectureFigures.flat.coupling,
            tests: TestFigures(files: 1, functions: 4, lines: lines, doubles: 2, count: count),
            coverage: count.flatMap { _ in ArchitectureFigures.flat.coverage }
        )
        let untested = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        let page = try PageWriter.text(for: .of([untested, tested]))
        let section = try #require(
            page.split(separator: "<section id=tests ").last?.split(separator: "</section>").first
        )
        // Four functions in 30 lines, two doubles, 30 / 20 lines for each line; Bare has none, and no row.
        let row = "<tr data-of=1><th>Flat<td>4<td>30<td>2<td>1.50\n</table>"
        #expect(section.contains(row) == (count == nil))
        #expect(section.contains("data-figure=\"tests.lines.code / lines.code\"") == (count == nil))
        #expect(section.contains("runs them if the subject can be built") == (count == nil))
        // What only explains figures of a run.
        #expect(section.contains("A region is a stretch of code") == (count != nil))
    }
}
