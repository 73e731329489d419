import Subject
import Support
import Words

extension ClaimFigures {
    /// `breaches` are the rules that are broken somewhere, `originals` the architectures of variants by their names.
    ///
    /// Throws if a formula names what turned out not to be there, such as a type.
    init(
        _ claim: Claim,
        in figures: ReportFigures,
        breaches: Set<String>,
        counted: [CountedFigure],
        originals: [String: String]
    ) throws(ClaimsError) {
        let measures = try claim.measures.map { measure throws(ClaimsError) in
            try ClaimMeasure(measure, in: figures, counted: counted, originals: originals)
        }
        let conditions = try claim.conditions.map { written throws(ClaimsError) in
            try written.read { formula throws(FormulaError) in try formula.condition(in: figures) }
        }
        let isEnforced = claim.enforcedBy.map { !breaches.contains($0) } ?? false
        let search = FlipSearch(conditions, isEnforced: isEnforced)
        let verdict = search.verdict
        var needed = claim.needed.map(LocalizedText.init)
        if verdict == .cannotBeToldHere, needed == nil {
            let missing = try claim.conditions.map { written throws(ClaimsError) in
                try written.read { formula throws(FormulaError) in
                    try formula.isTrue(in: figures) == nil ? formula.missingFigures(in: figures) : []
                }
            }
            needed = Self.needed(for: missing.flatMap(\.self))
        }
        let shared = try claim.conditions.map { written throws(ClaimsError) in
            try written.read { formula throws(FormulaError) in try formula.sharedPlaces(in: figures) }
        }
        self.init(
            id: claim.id,
            claim: LocalizedText(claim.text),
            measures: measures,
            condition: claim.condition?.text,
            verdict: verdict,
            needed: needed,
            note: claim.note.map(LocalizedText.init),
            enforcedBy: claim.enforcedBy,
            fairness: claim.fairness,
            flip: search.nearest(in: figures),
            sharedPlaces: shared.flatMap(\.self).uniqued
        )
    }

    /// What is needed if a condition has no value: these figures, or without any a number that is not divided by 0.
    private static func needed(for missing: [String]) -> LocalizedText {
        let sentence =
            missing.isEmpty
            ? Sentence("claims.needed-divisor")
            : Sentence("claims.needed-values", ["names": .names(missing.uniqued)])
        return LocalizedText(WordTable.standard(sentence))
    }
}

extension ClaimMeasure {
    fileprivate init(
        _ measure: Claim.Measure,
        in figures: ReportFigures,
        counted: [CountedFigure],
        originals: [String: String]
    ) throws(ClaimsError) {
        let (values, paths) = try measure.formula.read { formula throws(FormulaError) in
            // What is a variant's alone stands with its original.
            let owners = Set(formula.paths.map { originals[$0[0]] })
            let columns = figures.architectures.filter { owners == [$0] || owners.contains(nil) }
            return (try formula.numbers(for: columns, in: figures), formula.paths)
        }
        let holds = try measure.condition?.read { formula throws(FormulaError) in try formula.isTrue(in: figures) }
        self.init(
            title: LocalizedText(measure.title),
            formula: measure.formula.text,
            values: values,
            condition: measure.condition?.text,
            isBeside: measure.isBeside,
            holds: holds ?? nil,
            countedBy: counted.filter { figure in paths.contains { $0.suffix(2) == ["counted", figure.name] } }
                .map(\.command)
        )
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
