/// An extension where it is written; the type it extends may stand in another file or module.
public struct ExtensionDeclaration: Hashable, Sendable {
    /// The name after `extension`, without generic arguments: `Outer.Inner`.
    public let extendedType: String
    /// The path of the file, relative to the subject's root.
    public let file: String
    /// From the first attribute to the closing brace.
    public let lines: ClosedRange<Int>
    /// The names in the inheritance clause as written, without generic arguments.
    public let inherited: [String]
    public let members: MemberNames
}
