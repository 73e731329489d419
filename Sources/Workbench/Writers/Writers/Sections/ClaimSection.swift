import Report
import Support
import Words

/// What people say about the architectures, held against the figures.
enum ClaimSection {
    private static let language = "en"

    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.claims.isEmpty else { return [] }
        let overview = TextTable(
            header: ["", words("claims.claim").en, words("claims.verdict").en],
            textColumns: 3,
            rows: report.claims.map { [$0.id, $0.claim[language], words("verdict.\($0.verdict)").en] }
        )
        let columns = report.measured.map(\.name)
        return [words.heading("claims.title"), words.paragraph("claims.opening"), overview.markdown]
            + report.claims.flatMap { texts(for: $0, columns: columns, words: words) }
    }

    private static func texts(for claim: ClaimFigures, columns: [String], words: WordTable) -> [MarkdownText] {
        let needed = claim.needed.map { needed in
            " " + words.markdown("claims.would-take", ["needed": "\(needed[language])"])
        }
        let table = TextTable(
            header: [words("word.measure").en] + columns,
            rows: claim.measures.map { measure in
                [measure.title[language]] + columns.map { number(measure.values[$0]?.value) }
            }
        )
        let parts: [MarkdownText?] = [
            "### \(claim.id): \(claim.claim[language])\n",
            claim.measures.isEmpty ? nil : table.markdown,
            claim.condition.map { words.paragraph("claims.holds-if", ["condition": .code($0)]) },
            "**" + words.markdown("verdict.\(claim.verdict)") + ".**" + (needed ?? "") + "\n",
        ]
        return parts.compactMap(\.self)
    }

    /// A formula may come to anything, so the number itself tells how it looks.
    private static func number(_ value: Double?) -> String {
        NumberText.value(value, value.flatMap(Int.init(exactly:)) == nil ? .decimal : .count)
    }
}
