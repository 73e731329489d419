import Subject

extension ClaimMeasure {
    /// Throws where its formula names what turned out not to be there, such as a type.
    init(_ measure: Claim.Measure, in figures: ReportFigures) throws(ClaimsError) {
        let values = try measure.formula.read { formula throws(FormulaError) in
            var values: [String: Figure] = [:]
            for name in figures.architectures { values[name] = Figure(try formula.number(for: name, in: figures)) }
            return values
        }
        self.init(title: LocalizedText(measure.title), formula: measure.formula.text, values: values)
    }
}
