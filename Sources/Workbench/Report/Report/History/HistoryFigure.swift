/// A figure that somebody wants to see the history of: a measure of the catalogue, or a path as a gate has it.
public struct HistoryFigure: Hashable, Sendable {
    /// As somebody has asked for it.
    public let name: String
    private let expression: Expression

    /// Reads what is asked for.
    ///
    /// - Parameter name: what `catwalk explain` calls a measure, or an expression over the paths of figures, in which `*`
    ///   stands for each entry of a list, whose values are added.
    /// - Throws: a `FormulaError` if it is neither.
    public init(_ name: String) throws(FormulaError) {
        self.name = name
        let address = Measure.all.first { $0.name == name }?.address ?? name
        let text = address.replacing(#/\.\*(?=\.|$)/#, with: ".\(Expression.openName)")
        expression = try ExpressionReader(text: text).expression()
        guard expression.term(in: [:]) != nil, !expression.paths.isEmpty else {
            throw .notUnderstood(part: name, formula: name)
        }
    }

    /// What it comes to for a part of the code; `nil` if a figure in it is not defined or was not measured.
    public func value(in figures: [String: Figure]) -> Double? { expression.term(in: figures)?.value() }
}

extension Expression {
    /// The expression with figures in the place of its names; `nil` for a condition and a function.
    fileprivate func term(in figures: [String: Figure]) -> Term? {
        switch self {
        case .number(let number): .number(number)
        case .path(let names): .figure(path: names, value: Self.value(at: names, in: figures))
        case .negative(let inner): inner.term(in: figures).map(Term.negative)
        case .operation(let operation, let left, let right) where Self.arithmetic.contains(operation):
            left.term(in: figures).flatMap { left in
                right.term(in: figures).map { .operation(operation, left, $0) }
            }
        case .operation, .not, .call: nil
        }
    }

    private static let arithmetic: Set<Operation> = [.add, .subtract, .multiply, .divide]

    /// The figure at a path, or the sum of all figures that an open one leads to.
    private static func value(at names: [String], in figures: [String: Figure]) -> Double? {
        // What a report has as a list, a snapshot has as the list's length.
        let names = names.last == "length" ? names.dropLast() + [FigureTree.length] : names
        if let figure = figures[FigurePath(names).text] { return figure.value }
        guard names.contains(openName) else { return nil }
        if FigurePath(names).matrix != nil { return total(of: names, in: figures) }
        let path = FigurePath(names.map { $0 == openName ? "*" : $0 })
        let values = figures.filter { path.matches(FigurePath(text: $0.key)) }.map(\.value.value)
        let known = values.compactMap(\.self)
        return known.isEmpty || known.count < values.count ? nil : known.reduce(0, +)
    }

    /// The sum of a matrix's cells, of which those that are not there are 0.
    private static func total(of names: [String], in figures: [String: Figure]) -> Double? {
        if let total = figures[FigurePath(names.filter { $0 != openName }).text] { return total.value }
        return figures["coupling.declared.edges"] == nil ? nil : 0
    }
}
