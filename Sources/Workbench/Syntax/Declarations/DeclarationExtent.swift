import Parsing

/// From where to where a declaration goes: from its first attribute to its last token, comments before it left out.
public struct DeclarationExtent: Hashable, Sendable {
    public let start: SourcePosition
    /// Behind the last character.
    public let end: SourcePosition

    public func contains(_ position: SourcePosition) -> Bool { start <= position && position < end }

    public var lines: ClosedRange<Int> { start.line...end.line }
}
