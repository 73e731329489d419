import Subject

extension WrittenFormula {
    /// Makes sure that it means something in every report; `figures` are those of an outline.
    func check(_ kind: Formula.Kind, against figures: ReportFigures) throws(ClaimsError) {
        try read { formula throws(FormulaError) in try formula.check(kind, against: figures) }
    }

    /// What the work makes of it; whatever is wrong with it is told with its place.
    func read<Value>(_ work: (Formula) throws(FormulaError) -> Value) throws(ClaimsError) -> Value {
        do {
            return try work(Formula(text))
        } catch {
            throw .formula(at: place, error)
        }
    }
}
