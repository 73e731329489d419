import Report
import Words
import Writers

/// What each architecture costs: every measure of a comparison, and dot plots of the sizes.
struct CostSection: Sendable {
    let answer: Words
    let lead: Words

    /// Whom ratios are against; `nil` if there is nobody to compare with.
    let baseline: String?
    let columns: [Column]
    let groups: [Group]
    let plots: [Plot]

    /// The sizes that a plot tells more of than the table.
    private static let plotted = ["files", "types", "code-lines", "largest-type"]

    struct Group: Sendable {
        let title: Words
        let width: Int

        /// What the definitions of several of its measures say; `nil` if they share no sentence.
        let shared: Words?
        let rows: [CostRow]
    }

    struct Plot: Sendable {
        let id: String
        let finding: Words
        let plot: DotPlot
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let comparison = Comparison(of: report)
        let findings = CostFindings(
            columns: columns,
            sharedLines: report.shared.reduce(0) { $0 + $1.lines.code },
            words: words
        )
        answer = findings.range(of: { Double($0.lines.code) }, named: words("word.code-lines"))
        lead = findings.sentences.paragraph
        baseline = columns.count > 1 ? columns.first(where: \.isBaseline)?.name : nil
        self.columns = columns
        groups = Self.groups(of: comparison, columns: columns, words: words)
        let plotted = comparison.rows.filter { Self.plotted.contains($0.measure.name) }
        plots =
            columns.count < 2
            ? []
            : plotted.compactMap { row in
                let values = row.cells.compactMap(\.value)
                guard values.count == columns.count, values.contains(where: { $0 > 0 }) else { return nil }
                let title = words(row.measure.title)
                return Plot(
                    id: row.measure.name,
                    finding: findings.range(of: row.measure.value, named: title),
                    plot: DotPlot(names: columns.map(\.name), values: values)
                )
            }
    }
}

extension CostSection {
    /// A definition stands in the first row that has it.
    private static func groups(of comparison: Comparison, columns: [Column], words: WordTable) -> [Group] {
        var rowsByDefinition: [[Words]: String] = [:]
        return comparison.groups.map { group in
            let shared = SharedSentences(of: group.rows.map(\.measure.definition))
            return Group(
                title: words(group.title),
                width: columns.count + 1,
                shared: shared.sentences.isEmpty ? nil : shared.sentences.map { words($0) }.paragraph,
                rows: group.rows.map { row in
                    let definition = shared.removed(from: row.measure.definition)
                    let same = rowsByDefinition[definition]
                    rowsByDefinition[definition] = same ?? row.measure.name
                    return CostRow(
                        row,
                        definition: definition,
                        same: same,
                        columns: columns,
                        words: words
                    )
                }
            )
        }
    }
}
