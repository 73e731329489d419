/// What a figure is about, and so which kind of change it follows from.
public enum FigureSubject: Hashable, Sendable {
    /// What stands in the production files: lines, declarations, complexity.
    case sources
    /// Who uses whom.
    case edges
    case tests

    public init(ofFigure name: String) {
        let parts = name.split(separator: ".").prefix(2)
        switch parts.first {
        case "coupling", "habits": self = .edges
        case "types" where ["cbo", "rfc"].contains(parts.last): self = .edges
        case "tests", "coverage", "uiFree": self = .tests
        default: self = .sources
        }
    }
}
