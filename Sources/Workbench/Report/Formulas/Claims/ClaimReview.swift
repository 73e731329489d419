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
        guard !claims.isEmpty else { return }
        let figures = try ReportFigures(of: outline)
        for claim in claims {
            for measure in claim.measures {
                _ = try measure.formula.read { formula throws(FormulaError) in
                    try formula.numbers(for: figures.names, in: figures)
                }
            }
            _ = try claim.condition?.read { formula throws(FormulaError) in try formula.isTrue(in: figures) }
        }
    }

    /// What comes of each claim, in the order of the configuration.
    public func claims(in report: Report) throws -> [ClaimFigures] {
        guard !claims.isEmpty else { return [] }
        let figures = try ReportFigures(of: report, outline: outline)
        return try claims.map { try ClaimFigures($0, in: figures) }
    }
}
