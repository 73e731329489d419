import Formulas
import Report
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
            case nil: needed = .value(of: formula.missingFigures(in: figures))
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

extension ClaimMeasure {
    fileprivate init(_ measure: Claim.Measure, in figures: ReportFigures) throws(ClaimsError) {
        let values = try measure.formula.read { formula throws(FormulaError) in
            var values: [String: Figure] = [:]
            for name in figures.architectures { values[name] = Figure(try formula.number(for: name, in: figures)) }
            return values
        }
        self.init(title: LocalizedText(measure.title), formula: measure.formula.text, values: values)
    }
}

extension WrittenFormula {
    fileprivate func read<Value>(
        _ work: (Formula) throws(FormulaError) -> Value
    ) throws(ClaimsError) -> Value {
        do {
            return try work(Formula(text))
        } catch {
            throw .formula(at: place, error)
        }
    }
}

extension LocalizedText {
    /// What is needed where a condition has no value: these figures, or without any a number that is not divided by 0.
    fileprivate static func value(of missing: [String]) -> LocalizedText {
        guard !missing.isEmpty else {
            return LocalizedText([
                "en": "a divisor other than 0 in the condition",
                "zh": "条件中不为 0 的除数",
            ])
        }
        return LocalizedText([
            "en": "a value of \(missing.joined(separator: ", ")), not defined or not measured here",
            "zh": "\(missing.joined(separator: "、")) 的数值，它在此未定义或未测量",
        ])
    }
}
