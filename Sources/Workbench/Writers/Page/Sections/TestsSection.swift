import Measures
import Report
import Words
import Writers

/// How well each architecture is tested: by role, by who ran the code, and where nothing did.
struct TestsSection: Sendable {
    let answer: Words
    let lead: Words
    let hasCoverage: Bool

    /// Who ran the code lines of each architecture.
    let summaries: [TableRow]
    let architectures: [RoleCoverage]
    let hasBodies: Bool

    /// The bodies of which tests leave most.
    let bodies: [SourceRow]
    let table: FileTable

    private static let shownBodies = 2

    init(of columns: [Column], words: WordTable) {
        let findings = TestFindings(columns: columns, words: words)
        answer = findings.answer
        lead = findings.lead.paragraph
        let covered = columns.filter { $0.figures.coverage != nil }
        hasCoverage = !covered.isEmpty
        summaries = covered.compactMap(Self.summary)
        let largest = covered.flatMap(\.figures.roles).compactMap { $0.coverage?.all.regions.total }.max() ?? 0
        architectures = covered.map { RoleCoverage(of: $0, largest: largest, words: words) }
        bodies = covered.flatMap(Self.leastTested)
        hasBodies = !bodies.isEmpty
        table = FileTable(of: columns)
    }
}

extension TestsSection {
    /// `nil` if it is not known which lines are code.
    private static func summary(of column: Column) -> TableRow? {
        guard let coverage = column.figures.coverage, let unit = coverage.unit.codeLines,
            let all = coverage.all.codeLines
        else { return nil }
        let parts = [unit.covered, all.covered - unit.covered, all.total - all.covered].map { count in
            FigureCell(count, note: count > 0 ? NumberText.share(Double(count) / Double(all.total)) : nil)
        }
        return TableRow(index: column.index, name: column.name, cells: [FigureCell(all.total)] + parts)
    }

    /// The few bodies that most is left of: by nothing at all first, then by unit tests.
    private static func leastTested(of column: Column) -> [SourceRow] {
        let bodies = column.figures.bodies.map { body in
            let byAny = body.regions.map { $0.all.total - $0.all.covered } ?? 0
            let byUnit = body.regions.map { $0.unit.total - $0.unit.covered } ?? 0
            return (body: body, left: (byAny: byAny, byUnit: byUnit, complexity: body.cyclomatic))
        }
        return bodies.filter { $0.left.byUnit > 0 }.sorted { $0.left > $1.left }.prefix(shownBodies).map { body, left in
            SourceRow(
                of: body,
                in: column,
                cells: [left.byAny, left.byUnit, body.regions?.all.total, body.cyclomatic]
            )
        }
    }
}
