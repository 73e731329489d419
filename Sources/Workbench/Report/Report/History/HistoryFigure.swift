/// A figure that somebody wants to see the history of: a measure of the catalogue, or a path of a report.
public struct HistoryFigure: Hashable, Sendable {
    /// As somebody has asked for it.
    public let name: String
    private let expression: Expression

    /// Reads what is asked for.
    ///
    /// - Parameter name: what `catwalk explain` calls a measure, or an expression over the paths that figures have in
    ///   `report.json` below their architecture.
    /// - Throws: a `FormulaError` if it is neither.
    public init(_ name: String) throws(FormulaError) {
        self.name = name
        let address = Measure.all.first { $0.name == name }?.address ?? name
        let isPath = address.contains("*") && !address.contains(" ")
        expression = isPath ? .path(FigurePath(text: address).names) : try ExpressionReader(text: address).expression()
        guard expression.term(in: [:]) != nil else { throw .notUnderstood(part: name, formula: name) }
    }

    /// What it comes to for a part of the code; `nil` if a figure in it is not defined or was not measured.
    public func value(in figures: [String: Figure]) -> Double? { expression.term(in: figures)?.value() }
}

extension Expression {
    /// The expression with figures in the place of its names; `nil` for a condition and a function.
    fileprivate func term(in figures: [String: Figure]) -> Term? {
        switch self {
        case .number(let number): .number(number)
        case .path(let names): .figure(path: names, value: Self.sum(at: FigurePath(names), in: figures))
        case .negative(let inner): inner.term(in: figures).map(Term.negative)
        case .operation(let operation, let left, let right) where Self.arithmetic.contains(operation):
            left.term(in: figures).flatMap { left in
                right.term(in: figures).map { .operation(operation, left, $0) }
            }
        case .operation, .not, .call: nil
        }
    }

    private static let arithmetic: Set<Operation> = [.add, .subtract, .multiply, .divide]

    /// Of a path with `*`, that of all figures that it leads to.
    private static func sum(at path: FigurePath, in figures: [String: Figure]) -> Double? {
        if let figure = figures[path.text] { return figure.value }
        guard path.names.contains("*") else { return nil }
        let values = figures.filter { path.matches(FigurePath(text: $0.key)) }.map(\.value.value)
        let known = values.compactMap(\.self)
        return known.isEmpty || known.count < values.count ? nil : known.reduce(0, +)
    }
}
