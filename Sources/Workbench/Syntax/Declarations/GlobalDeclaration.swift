/// A function or a variable that belongs to no type.
public struct GlobalDeclaration: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case function
        case variable
    }

    public let kind: Kind
    public let name: String
    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
}
