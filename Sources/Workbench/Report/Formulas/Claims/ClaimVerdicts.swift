import Subject
import Words

extension ClaimFigures {
    /// Throws if a formula names what turned out not to be there, such as a type.
    init(_ claim: Claim, in figures: ReportFigures) throws(ClaimsError) {
        let measures = try claim.measures.map { measure throws(ClaimsError) in
            try measure.formula.read { formula throws(FormulaError) in
                let values = try formula.numbers(for: figures.architectures, in: figures)
                return ClaimMeasure(title: LocalizedText(measure.title), formula: formula.text, values: values)
            }
        }
        var needed = claim.needed.map(LocalizedText.init)
        let verdict = try claim.condition?.read { formula throws(FormulaError) -> ClaimVerdict in
            switch try formula.isTrue(in: figures) {
            case true?: return .holdsHere
            case false?: return .doesNotHoldHere
            case nil:
                needed = Self.needed(for: formula.missingFigures(in: figures))
                return .cannotBeToldHere
            }
        }
        self.init(
            id: claim.id,
            claim: LocalizedText(claim.text),
            measures: measures,
            condition: claim.condition?.text,
            verdict: verdict ?? .cannotBeToldHere,
            needed: needed
        )
    }

    /// What is needed if a condition has no value: these figures, or without any a number that is not divided by 0.
    private static func needed(for missing: [String]) -> LocalizedText {
        let sentence =
            missing.isEmpty
            ? Sentence("claims.needed-divisor") : Sentence("claims.needed-values", ["names": .names(missing)])
        let words = WordTable.standard(sentence)
        return LocalizedText(["en": words.en, "zh": words.zh])
    }
}

extension WrittenFormula {
    /// What the work makes of it; an error is told with its place.
    func read<Value>(_ work: (Formula) throws(FormulaError) -> Value) throws(ClaimsError) -> Value {
        do {
            return try work(Formula(text))
        } catch {
            throw .formula(at: place, error)
        }
    }
}
