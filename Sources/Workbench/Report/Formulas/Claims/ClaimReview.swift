import Subject

/// Holds a subject's claims against the figures of its report.
public struct ClaimReview: Sendable {
    private let sheet: ClaimSheet
    private let outline: ReportOutline

    public init(of subject: Subject) {
        sheet = subject.claims
        outline = ReportOutline(of: subject)
    }

    /// Throws at the first formula that means nothing, whatever is measured; nothing has to be measured for that.
    public func check() throws {
        guard !sheet.claims.isEmpty else { return }
        let figures = try ReportFigures(of: outline)
        for claim in sheet.claims {
            for measure in claim.measures {
                _ = try measure.formula.read { formula throws(FormulaError) in
                    try formula.numbers(for: figures.names, in: figures)
                }
            }
            for condition in [claim.condition] + claim.measures.map(\.condition) {
                _ = try condition?.read { formula throws(FormulaError) in try formula.isTrue(in: figures) }
            }
        }
    }

    /// What comes of each claim, in the order of the configuration.
    public func claims(in report: Report) throws -> [ClaimFigures] {
        guard !sheet.claims.isEmpty else { return [] }
        let figures = try ReportFigures(of: report, outline: outline)
        let originals = Dictionary((report.variants ?? []).map { ($0.name, $0.original) }) { first, _ in first }
        return try sheet.claims.map { claim in
            try ClaimFigures(
                claim,
                in: figures,
                breaches: report.brokenRules,
                counted: sheet.counted,
                originals: originals
            )
        }
    }
}

extension Report {
    /// The rules that are broken somewhere, whether that is accepted or not.
    fileprivate var brokenRules: Set<String> {
        Set((measured.flatMap(\.violations) + shared.flatMap(\.violations)).map(\.rule))
    }
}
