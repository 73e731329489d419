/// How one figure has become another, has gone, or has come.
public struct FigureChange: Hashable, Sendable {
    /// The architecture, shared layer or target.
    public let owner: String
    /// The figure's own name: `roles.View.lines.code`.
    public let name: String
    public let kind: Kind

    public enum Kind: Hashable, Sendable {
        /// `nil` is a figure that is not defined for the code at hand.
        case changed(from: Double?, to: Double?)
        case gone(was: Double?)
        case new(is: Double?)
    }

    public var isGone: Bool { if case .gone = kind { true } else { false } }

    public var isNew: Bool { if case .new = kind { true } else { false } }

    /// What it is about.
    public var subject: FigureSubject { FigureSubject(ofFigure: name) }
}
