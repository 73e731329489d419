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
        let counts = [
            "holds": count(.holdsHere), "fails": count(.doesNotHoldHere), "open": count(.cannotBeToldHere),
            "all": Words(report.claims.count),
        ]
        self.columns = columns
        hasClaims = !report.claims.isEmpty
        answer = hasClaims ? words("claims.answer", counts) : words("claims.none")
        lead = answer
        claims = report.claims.map { claim in
            Claim(
                id: claim.id,
                claim: Words(claim.claim),
                verdict: claim.verdict.rawValue,
                judgement: words("verdict.\(claim.verdict.rawValue)"),
                width: columns.count + 1,
                measures: claim.measures.map { measure in
                    let values = columns.map { measure.values[$0.name].flatMap(\.value) }
                    return Measured(
                        title: Words(measure.title),
                        formula: measure.formula,
                        cells: values.map(Self.cell)
                    )
                },
                conditions: claim.condition.map(Self.conditions) ?? [],
                hasConditions: claim.condition != nil,
                needed: claim.needed.map(Words.init)
            )
        }
    }

    private static func cell(_ value: Double?) -> FigureCell {
        let isWhole = value.map { $0 == $0.rounded() && abs($0) < 1e9 } ?? true
        return FigureCell(value, isWhole ? .count : .decimal)
    }

    /// The parts of a condition that are joined by `&&` and nothing else; otherwise the condition as it is.
    static func conditions(in text: String) -> [String] {
        let parts = text.split(separator: "&&").map { $0.split(separator: " ").joined(separator: " ") }
        let isWhole = parts.allSatisfy { part in part.count { $0 == "(" } == part.count { $0 == ")" } }
        return isWhole && !text.contains("||") ? parts : [text]
    }
}

extension Words {
    fileprivate init(_ text: LocalizedText) {
        self.init(en: text["en"], zh: text["zh"])
    }
}
