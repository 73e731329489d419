/// A type alias that belongs to no type.
///
/// Who names it names what it stands for.
public struct AliasDeclaration: Hashable, Sendable {
    public let name: String
    /// Every type named on the right-hand side, as written, without generic arguments.
    public let targets: [String]
    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
}
