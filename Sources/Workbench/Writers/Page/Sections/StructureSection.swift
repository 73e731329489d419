import Measures
import Report
import Words
import Writers

/// How each architecture is built: its graphs, its matrices, its parts and arrows, and Martin's figures.
struct StructureSection: Sendable {
    let answer: Words
    let lead: Words
    let headings: [Heading]
    let heads = ["declared", "running", "breach"]
    let architectures: [Structure]
    let hasSequences: Bool
    let sequences: [SequenceFigure]

    struct Heading: Sendable {
        let title: Words

        /// Where its figures stand below a graph.
        let key: String
    }

    struct Structure: Sendable {
        let index: Int
        let name: String
        let pairs: [GraphPair]
        let reasons: Words
        let matrix: RoleMatrixTable
        let finding: Words

        /// `nil` if there are no two parts to draw.
        let diagram: PartsDiagram?
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let findings = StructureFindings(columns: columns, words: words)
        answer = findings.answer
        lead = findings.lead.paragraph
        headings = GraphPair.measures.map { measure in
            let key = String(measure.declared.address.dropFirst("coupling.declared.".count))
            return Heading(title: words(measure.declared.title), key: key)
        }
        sequences = columns.compactMap { SequenceFigure(of: $0, words: words) }
        hasSequences = !sequences.isEmpty
        architectures = columns.map { column in
            let places = EdgeEnds(of: column.figures, shared: report.shared.map(\.name))
            let arrows = Arrow.all(of: column.figures, places: places)
            return Structure(
                index: column.index,
                name: column.name,
                pairs: GraphPair.all(of: column.figures),
                reasons: findings.reasons(of: column, arrows: arrows).paragraph,
                matrix: RoleMatrixTable(of: arrows, places: places),
                finding: findings.arrows(of: column, arrows: arrows),
                diagram: PartsDiagram(of: arrows, places: places)
            )
        }
    }
}
