import Parsing

/// From where to where a declaration goes: from its first attribute to its last token, comments before it left out.
public struct DeclarationExtent: Hashable, Sendable {
    public let start: SourcePosition
    /// Behind the last character.
    public let end: SourcePosition

    public var lines: ClosedRange<Int> { start.line...end.line }
}
