import Report
import Support
import Words

/// What people say about the architectures, held against the figures.
enum ClaimSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.claims.isEmpty else { return [] }
        let opening = "## " + words.markdown("claims.title") + "\n\n" + words.markdown("claims.opening") + "\n\n"
        let overview = MarkdownTable(
            header: ["", words("claims.claim").en, words("claims.verdict").en],
            textColumns: 3,
            rows: report.claims.map { [$0.id, $0.claim.text(in: language), words("verdict.\($0.verdict)").en] }
        )
        let columns = report.measured.map(\.name)
        return [opening + overview.text] + report.claims.map { text(for: $0, columns: columns, words: words) }
    }
}

extension ClaimSection {
    private static let language = "en"

    private static func text(for claim: ClaimFigures, columns: [String], words: WordTable) -> MarkdownText {
        let needed = claim.needed.map { needed in
            " " + words.markdown("claims.would-take", ["needed": "\(needed.text(in: language))"])
        }
        let parts: [MarkdownText?] = [
            "### \(claim.id): \(claim.claim.text(in: language))\n",
            table(of: claim.measures, columns: columns, words: words),
            claim.condition.map { words.markdown("claims.holds-if", ["condition": .code($0)]) + "\n" },
            "**" + words.markdown("verdict.\(claim.verdict)") + ".**" + (needed ?? "") + "\n",
        ]
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    private static func table(of measures: [ClaimMeasure], columns: [String], words: WordTable) -> MarkdownText? {
        guard !measures.isEmpty else { return nil }
        return MarkdownTable(
            header: [words("word.measure").en] + columns,
            rows: measures.map { measure in
                [measure.title.text(in: language)] + columns.map { number(measure.values[$0]?.value) }
            }
        ).text
    }

    /// A formula may come to anything, so the number itself tells how it looks.
    private static func number(_ value: Double?) -> String {
        NumberText.value(value, value.flatMap(Int.init(exactly:)) == nil ? .decimal : .count)
    }
}
