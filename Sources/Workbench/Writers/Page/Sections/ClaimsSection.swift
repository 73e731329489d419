import Report
import Words

/// What people say about the architectures, and what the figures say to that.
struct ClaimsSection: Sendable {
    let answer: Words
    let lead: Words
    let hasClaims: Bool
    let columns: [Column]
    let claims: [Claim]

    struct Claim: Sendable {
        let id: String
        let claim: Words

        /// As the report's data has it, for the style.
        let verdict: String
        let judgement: Words
        let width: Int
        let measures: [Measured]

        /// What all has to hold; none if nothing can be said.
        let conditions: [String]
        let hasConditions: Bool
        let needed: Words?
    }

    struct Measured: Sendable {
        let title: Words
        let formula: String
        let cells: [FigureCell]
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        func count(_ verdict: ClaimVerdict) -> Words { Words(report.claims.count { $0.verdict == verdict }) }
        self.columns = columns
        answer =
            report.claims.isEmpty
            ? words("claims.none")
            : words(
                "claims.answer",
                [
                    "holds": count(.holdsHere), "fails": count(.doesNotHoldHere), "open": count(.cannotBeToldHere),
                    "all": Words(report.claims.count),
                ]
            )
        lead = answer
        hasClaims = !report.claims.isEmpty
        claims = report.claims.map { Self.claim($0, columns: columns, words: words) }
    }
}

extension ClaimsSection {
    private static func claim(_ claim: ClaimFigures, columns: [Column], words: WordTable) -> Claim {
        Claim(
            id: claim.id,
            claim: Words(claim.claim),
            verdict: claim.verdict.rawValue,
            judgement: words("verdict.\(claim.verdict.rawValue)"),
            width: columns.count + 1,
            measures: claim.measures.map { measure in
                Measured(
                    title: Words(measure.title),
                    formula: measure.formula,
                    cells: columns.map { column in
                        let value = measure.values[column.name].flatMap(\.value)
                        let isWhole = value.map { $0 == $0.rounded() && abs($0) < 1e9 } ?? true
                        return FigureCell(value, isWhole ? .count : .decimal)
                    }
                )
            },
            conditions: claim.condition.map(conditions) ?? [],
            hasConditions: claim.condition != nil,
            needed: claim.needed.map(Words.init)
        )
    }
}

extension ClaimsSection {
    /// The parts of a condition that are joined by `&&` and nothing else; otherwise the condition as it is.
    static func conditions(in text: String) -> [String] {
        let parts = text.split(separator: "&&").map { $0.split(separator: " ").joined(separator: " ") }
        let isWhole = parts.allSatisfy { part in part.count { $0 == "(" } == part.count { $0 == ")" } }
        return isWhole && !text.contains("||") ? parts : [text]
    }
}

extension Words {
    fileprivate init(_ text: LocalizedText) {
        self.init(en: text.text(in: "en"), zh: text.text(in: "zh"))
    }
}
