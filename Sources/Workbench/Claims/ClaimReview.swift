import Formulas
import Report
import Subject

/// Holds a subject's claims against the figures of its report.
public struct ClaimReview: Sendable {
    private let claims: [Claim]
    private let outline: ReportOutline

    public init(of subject: Subject) {
        claims = subject.claims.claims
        outline = ReportOutline(of: subject)
    }

    /// Throws at the first formula that means nothing, whatever is measured; nothing has to be measured for that.
    public func check() throws {
        for claim in claims {
            for measure in claim.measures { try check(measure.formula, comesTo: .number) }
            if let condition = claim.condition { try check(condition, comesTo: .condition) }
        }
    }

    /// What comes of each claim, in the order of the configuration.
    public func claims(in report: Report) throws -> [ClaimFigures] {
        guard !claims.isEmpty else { return [] }
        let figures = try ReportFigures(of: report, outline: outline)
        return try claims.map { try ClaimFigures($0, in: figures) }
    }
}

extension ClaimReview {
    private func check(_ formula: WrittenFormula, comesTo kind: Formula.Kind) throws {
        do {
            try Formula(formula.text).check(kind, against: outline)
        } catch let error as FormulaError {
            throw ClaimsError.formula(at: formula.place, error)
        }
    }
}
