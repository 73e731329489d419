import Report
import Support

/// What people say about the architectures, held against the figures.
enum ClaimSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard !report.claims.isEmpty else { return [] }
        let opening: MarkdownText = """
            ## What of the folklore?

            What people say about these architectures, held against the figures of this code. A verdict is about this \
            code alone: it follows from the condition that stands below the figures.


            """
        let overview = MarkdownTable(
            header: ["", "Claim", "Verdict"],
            textColumns: 3,
            rows: report.claims.map { [$0.id, $0.claim[language], $0.verdict.words] }
        )
        let columns = report.measured.map(\.name)
        return [opening + overview.text] + report.claims.map { text(for: $0, columns: columns) }
    }
}

extension ClaimSection {
    private static let language = "en"

    private static func text(for claim: ClaimFigures, columns: [String]) -> MarkdownText {
        let needed: MarkdownText = claim.needed.map { " It would take \($0[language])." } ?? ""
        let parts: [MarkdownText?] = [
            "### \(claim.id): \(claim.claim[language])\n",
            table(of: claim.measures, columns: columns),
            claim.condition.map { "It holds if \(MarkdownText.code($0)).\n" },
            "**\(claim.verdict.words).**\(needed)\n",
        ]
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    private static func table(of measures: [ClaimMeasure], columns: [String]) -> MarkdownText? {
        guard !measures.isEmpty else { return nil }
        return MarkdownTable(
            header: ["Measure"] + columns,
            rows: measures.map { measure in
                [measure.title[language]] + columns.map { number(measure.values[$0]?.value) }
            }
        ).text
    }

    /// A formula may come to anything, so the number itself tells how it looks.
    private static func number(_ value: Double?) -> String {
        NumberText.value(value, value.flatMap(Int.init(exactly:)) == nil ? .decimal : .count)
    }
}

extension ClaimVerdict {
    fileprivate var words: String {
        switch self {
        case .holdsHere: "Holds here"
        case .doesNotHoldHere: "Does not hold here"
        case .cannotBeToldHere: "Cannot be told here"
        }
    }
}
