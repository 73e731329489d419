/// A formula over the figures of a report: `VIPER.lines.code <= 900`, `highest(files) == VIPER`.
///
/// A path that starts with an architecture's name is that architecture's figure. Any other belongs to the architecture
/// that the formula is asked for, or, as a function's only argument, to each of them in turn.
public struct Formula: Hashable, Sendable {
    /// As it was written.
    public let text: String

    private let expression: Expression

    public init(_ text: String) throws(FormulaError) {
        self.text = text
        expression = try ExpressionReader(text).expression()
    }

    /// What it comes to for one architecture; none where a figure in it is not defined.
    public func number(for architecture: String, in figures: ReportFigures) throws(FormulaError) -> Double? {
        let value = try Evaluation(of: self.text, in: figures, for: architecture).value(of: expression)
        guard case .number(let number) = value else {
            throw .wrongKind(part: text, expected: "a number", found: value.kind, formula: text)
        }
        return number
    }

    /// Whether it is true; none where a figure that decides is not defined.
    public func isTrue(in figures: ReportFigures) throws(FormulaError) -> Bool? {
        let value = try Evaluation(of: self.text, in: figures, for: nil).value(of: expression)
        guard case .truth(let truth) = value else {
            throw .wrongKind(part: text, expected: "a condition", found: value.kind, formula: text)
        }
        return truth
    }
}

extension Formula {
    /// The names of the figures that it speaks of, in its order.
    public var paths: [[String]] { expression.paths }
}
