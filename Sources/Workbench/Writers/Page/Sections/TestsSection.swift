import Report
import Words
import Writers

/// How well each architecture is tested: by role, by who ran the code, and where nothing did.
struct TestsSection: Sendable {
    let answer: Words
    let lead: Words
    let hasCoverage: Bool
    let summaries: [CoverageSummary]
    let architectures: [RoleCoverage]
    let hasBodies: Bool
    let bodies: [UncoveredBody]
    let folder: String
    let files: [FileTable.Row]

    init(of columns: [Column], words: WordTable) {
        let findings = TestFindings(columns: columns, words: words)
        answer = findings.answer
        lead = findings.lead.paragraph
        let covered = columns.filter { $0.figures.coverage != nil }
        hasCoverage = !covered.isEmpty
        summaries = covered.compactMap(CoverageSummary.init)
        let largest = covered.flatMap(\.figures.roles).compactMap { $0.coverage?.all.regions.total }.max() ?? 0
        architectures = covered.map { RoleCoverage(of: $0, largest: largest, words: words) }
        bodies = UncoveredBody.worst(of: covered)
        hasBodies = !bodies.isEmpty
        let table = FileTable(of: columns)
        folder = table.folder
        files = table.rows
    }
}
