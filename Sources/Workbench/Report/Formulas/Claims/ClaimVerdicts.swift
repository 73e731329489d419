import Subject

extension ClaimFigures {
    /// Throws where a formula names what turned out not to be there, such as a type.
    init(_ claim: Claim, in figures: ReportFigures) throws(ClaimsError) {
        var measures: [ClaimMeasure] = []
        for measure in claim.measures { measures.append(try ClaimMeasure(measure, in: figures)) }
        var needed = claim.needed.map(LocalizedText.init)
        var verdict = ClaimVerdict.cannotBeToldHere
        if let condition = claim.condition {
            let (formula, isTrue) = try condition.read { formula throws(FormulaError) in
                (formula, try formula.isTrue(in: figures))
            }
            switch isTrue {
            case true?: verdict = .holdsHere
            case false?: verdict = .doesNotHoldHere
            case nil: needed = .needed(for: formula.missingFigures(in: figures))
            }
        }
        self.init(
            id: claim.id,
            claim: LocalizedText(claim.text),
            measures: measures,
            condition: claim.condition?.text,
            verdict: verdict,
            needed: needed
        )
    }
}
