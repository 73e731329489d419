import Subject

/// Why a formula means nothing: what is wrong in it, and what may stand there.
public enum FormulaError: Error, Hashable, Sendable {
    case notAnExpression(formula: String)
    case notUnderstood(part: String, formula: String)
    /// `length` and `maximum` are in words and signs.
    case tooLong(length: Int, maximum: Int)
    /// A number that the machine has no number for.
    case tooLarge(number: String, formula: String)
    case unknownFunction(String, formula: String)
    case unknownFigure(path: [String], known: [String], formula: String)
    /// The path leads to several figures.
    case notANumber(path: [String], known: [String], formula: String)
    /// The path leads to several entries of a list.
    case ambiguous(path: [String], count: Int, formula: String)
    /// The path starts with no architecture's name, but only one architecture's figure makes sense there.
    case noArchitecture(path: [String], known: [String], formula: String)
    /// `highest` or `lowest` of something else than one figure of each architecture.
    case notOfEach(formula: String)
    /// `above` or `below` of fewer than two figures.
    case notCompared(formula: String)
    /// `every` of something else than one condition that leaves a name open.
    case notOfEvery(formula: String)
    /// `every` asks for so many figures of all entries together.
    case tooManyFigures(count: Int, maximum: Int, formula: String)
    case wrongKind(part: String, expected: String, found: String, formula: String)
}

extension FormulaError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAnExpression(let formula):
            "“\(formula)” is not one expression. Write names of figures, numbers and operators, as in \(Self.example)."
        case .notUnderstood(let part, let formula):
            "“\(part)” in “\(formula)” is not understood. There are names, numbers, parentheses, functions, and "
                + "\(Expression.Operation.allCases.map(\.rawValue).joined(separator: " "))."
        case .tooLong(let length, let maximum):
            "The formula has \(length) words and signs, of which no more than \(maximum) are read. Make it shorter, or "
                + "several of it."
        case .tooLarge(let number, let formula):
            "\(number) in “\(formula)” is too large for a number. Write one below 1e308."
        case .unknownFunction(let name, let formula):
            "There is no function “\(name)”, which “\(formula)” calls. "
                + NearestName.question(about: name, among: Expression.Function.allCases.map(\.rawValue))
                + "There are \(Expression.Function.allCases.map(\.rawValue).joined(separator: ", "))."
        case .unknownFigure(let path, let known, let formula):
            "There is no figure \(Self.text(path)), which “\(formula)” names. "
                + NearestName.question(about: path.last ?? "", among: known) + Self.choice(known, at: path.dropLast())
        case .notANumber(let path, let known, let formula):
            "\(Self.text(path)) in “\(formula)” is no number yet. \(Self.choice(known, at: path[...]))"
        case .ambiguous(let path, let count, let formula):
            "There are \(count) entries \(Self.text(path)), and “\(formula)” does not say which of them it means. Name an "
                + "entry whose name no other has, or a figure of all of them together."
        case .noArchitecture(let path, let known, let formula):
            "\(Self.text(path)) in “\(formula)” starts with no architecture's name. "
                + NearestName.question(about: path.first ?? "", among: known)
                + "Put one before it (\(known.joined(separator: ", "))), or ask for max, min, median or sum of all."
        case .notOfEach(let formula):
            "highest and lowest in “\(formula)” take one figure that each architecture has. Give it without an "
                + "architecture's name, as in highest(lines.code)."
        case .notCompared(let formula):
            "above and below in “\(formula)” take two figures or more. Write them so, as in "
                + "above(VIPER.lines.code, MVC.lines.code)."
        case .notOfEvery(let formula):
            "every in “\(formula)” takes one condition whose figures have \(Expression.openName) for the name of an entry. "
                + "Write it so, as in every(VIPER.roles.\(Expression.openName).files > 1)."
        case .tooManyFigures(let count, let maximum, let formula):
            "every in “\(formula)” asks for \(count) figures, of which no more than \(maximum) are looked at. Name fewer "
                + "figures in it, or a list with fewer entries."
        case .wrongKind(let part, let expected, let found, let formula):
            "“\(part)” in “\(formula)” is \(found) where \(expected) is expected. Write \(expected) there."
        }
    }

    private static let example = "VIPER.lines.code <= 900"

    private static func text(_ path: some Collection<String>) -> String { path.formulaText }

    private static func choice(_ known: [String], at path: ArraySlice<String>) -> String {
        guard !known.isEmpty else { return "Nothing follows \(text(path))." }
        return "After \(path.isEmpty ? "the start" : text(path)) there are "
            + "\(known.map { [$0].formulaText }.joined(separator: ", "))."
    }
}
