/// What a figure is about, and so which kind of change it follows from.
public enum FigureSubject: Hashable, Sendable {
    /// What stands in the production files: lines, declarations, complexity.
    case sources
    /// Who uses whom.
    case edges
    case tests

    public init(ofFigure name: String) {
        let names = FigurePath(text: name).names.prefix(2)
        switch names.first {
        case "coupling", "habits": self = .edges
        case "types" where ["cbo", "rfc"].contains(names.last): self = .edges
        case "tests", "coverage", "uiFree": self = .tests
        default: self = .sources
        }
    }
}

extension FigureSubject {
    /// Whether a figure follows from references, of which each engine sees others.
    static func dependsOnEngine(_ name: String) -> Bool {
        let others: Set<String?> = ["composing", "deciding", "mappedRules", "synchronising", "violations"]
        return FigureSubject(ofFigure: name) == .edges || others.contains(FigurePath(text: name).names.first)
    }
}
