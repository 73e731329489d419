import Parsing

/// A type alias: whoever names it names what it stands for.
public struct AliasDeclaration: Hashable, Sendable {
    public let name: String
    /// Where the name stands.
    public let position: SourcePosition
    public let extent: DeclarationExtent
    /// Every type named on the right-hand side, as written, without generic arguments.
    public let targets: [String]
    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
}
