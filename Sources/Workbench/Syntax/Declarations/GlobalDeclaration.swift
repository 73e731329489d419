/// A function or a variable that belongs to no type.
public struct GlobalDeclaration: Hashable, Sendable {
    public let name: String
    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
}
