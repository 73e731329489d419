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
            rows: report.claims.map { [$0.id, $0.claim[language], verdict(of: $0, words: words)] }
        )
        let columns = report.measured.map(\.name)
        return [words.paragraph("claims.opening"), overview.markdown]
            + report.claims.flatMap { texts(for: $0, columns: columns, words: words) }
    }

    /// With the reason, if the verdict needs one.
    static func verdict(of claim: ClaimFigures, words: WordTable) -> String {
        [words("verdict.\(claim.verdict)").en + ".", claim.reason(in: words)?.en].compactMap(\.self)
            .joined(separator: " ")
    }

    private static func texts(for claim: ClaimFigures, columns: [String], words: WordTable) -> [MarkdownText] {
        let table = TextTable(
            header: [words("word.measure").en] + columns,
            rows: claim.measures.map { measure in
                [measure.title[language]] + cells(of: measure, in: columns)
            }
        )
        let parts = claim.measures.compactMap { measure in
            measure.condition.map { condition in
                words.paragraph(
                    measure.mark == nil ? "claims.part-open" : "claims.part",
                    [
                        "mark": "\(measure.mark ?? "")", "title": "\(measure.title[language])",
                        "condition": .code(condition),
                    ]
                )
            }
        }
        let texts: [MarkdownText?] =
            [
                "### \(claim.id): \(claim.claim[language])\n",
                "**\(verdict(of: claim, words: words))**\n",
                claim.measures.isEmpty ? nil : table.markdown,
                claim.condition.map { words.paragraph("claims.holds-if", ["condition": .code($0)]) },
            ] + parts
            + claim.measures.flatMap { $0.countedBy ?? [] }.map {
                words.paragraph("claims.counted", ["command": .code($0)])
            }
            + claim.remarks(in: words).map { "\($0.en)\n" }
            + [claim.fairness.map { words.paragraph("claims.objections", ["place": .code($0)]) }]
        return texts.compactMap(\.self)
    }

    static func cells(of measure: ClaimMeasure, in columns: [String]) -> [String] {
        columns.map { column in
            let value = measure.values[column]?.value
            return NumberText.value(value, measure.format(of: value))
        }
    }
}
