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
        expression = try ExpressionReader(text: text).expression()
    }

    /// What it comes to for one architecture; `nil` if a figure in it is not defined.
    public func number(for architecture: String, in figures: ReportFigures) throws(FormulaError) -> Double? {
        try Grounding(formula: text, figures: figures, architecture: architecture).number(of: expression).value()
    }

    /// What it comes to for each of these architectures.
    ///
    /// For all `names` of an outline it makes sure that each part of the formula means something in every report. Names
    /// of types and bodies are taken as they are, for they are known only when the sources have been read.
    func numbers(for architectures: [String], in figures: ReportFigures) throws(FormulaError) -> [String: Figure] {
        var numbers: [String: Figure] = [:]
        for name in architectures { numbers[name] = Figure(try number(for: name, in: figures)) }
        return numbers
    }

    /// Whether it is true; `nil` if a figure that decides is not defined.
    public func isTrue(in figures: ReportFigures) throws(FormulaError) -> Bool? {
        try condition(in: figures).truth()
    }

    /// What has to be true, its names being figures.
    func condition(in figures: ReportFigures) throws(FormulaError) -> Condition {
        try Grounding(formula: text, figures: figures, architecture: nil).condition(of: expression)
    }

    /// The places that several architectures share, as none of them is above the others by more than the margin.
    func sharedPlaces(in figures: ReportFigures) throws(FormulaError) -> [SharedPlace] {
        let grounding = Grounding(formula: text, figures: figures, architecture: nil)
        let rankings = try grounding.rankings(in: expression).map { figure, ranking in
            SharedPlace(
                kind: ranking.isHighest ? .highest : .lowest,
                formula: figure.text,
                architectures: ranking.holders
            )
        }
        return rankings.filter { $0.architectures.count > 1 }
    }

    /// The figures in it that are not defined or were not measured, by their whole names, each once.
    public func missingFigures(in figures: ReportFigures) -> [String] {
        let paths = expression.paths.flatMap { path in
            figures.names.contains(path[0]) ? [path] : figures.names.map { [$0] + path }
        }
        let missing = paths.filter { $0.count > 1 && !figures.isDefined(at: $0) }
        return missing.map(\.formulaText).reduce(into: []) { once, name in
            if !once.contains(name) { once.append(name) }
        }
    }
}

extension Formula {
    /// The names of the figures that it speaks of, in its order.
    public var paths: [[String]] { expression.paths }
}
