import Parsing

/// A function or a variable that belongs to no type.
public struct GlobalDeclaration: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        case function
        case variable
    }

    public let kind: Kind

    public let name: String

    public let position: SourcePosition

    /// From the first attribute to the last token.
    public let lines: ClosedRange<Int>

    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
}
