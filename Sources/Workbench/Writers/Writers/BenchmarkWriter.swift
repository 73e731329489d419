import Report
import Support

/// What benchmarks found, for a page on GitHub, a spreadsheet or a program.
public struct BenchmarkWriter: Sendable {
    private let results: [BenchmarkResult]

    public init(of results: [BenchmarkResult]) { self.results = results }

    /// For GitHub: a table for each result.
    public var markdown: String {
        let tables: [MarkdownText] = results.map { result in
            let table = TextTable(header: result.rows.first ?? [], rows: Array(result.rows.dropFirst()))
            return "#### \(result.title)\n\n\(table.markdown)"
        }
        return tables.joined(separator: "\n").description
    }

    /// For a spreadsheet: a line for each cost.
    public var commaSeparated: String {
        let header = ["in", "of", "measure", "unit", "value", "low", "high", "change"].map(CommaSeparatedCell.init)
        let lines = costs.map { cost in
            [cost.place, cost.player, cost.measure, cost.unit].map(CommaSeparatedCell.init)
                + [cost.value, cost.bounds?.lowerBound, cost.bounds?.upperBound].map(CommaSeparatedCell.init)
                + [CommaSeparatedCell(cost.change ?? "")]
        }
        return ([header] + lines).map(CommaSeparatedText.line).joined()
    }

    /// For programs: the costs as the action github-action-benchmark reads them, where less is better.
    public func json() throws -> String {
        try JSONText.text(
            for: costs.map { cost in
                Entry(
                    name: "\(cost.place): \(cost.player), \(cost.measure)",
                    unit: cost.unit,
                    value: cost.value,
                    range: cost.bounds.map { "\($0.lowerBound) – \($0.upperBound)" },
                    extra: cost.change
                )
            }
        )
    }

    private var costs: [BenchmarkResult.Cost] { results.flatMap(\.costs) }

    private struct Entry: Encodable {
        let name: String
        let unit: String
        let value: Double
        let range: String?
        let extra: String?
    }
}
