import Parsing

/// An extension where it is written; the type it extends may stand in another file or module.
public struct ExtensionDeclaration: Hashable, Sendable {
    /// The name after `extension`, without generic arguments: `Outer.Inner`.
    public let extendedType: String
    /// The path of the file, relative to the subject's root.
    public let file: String
    /// Where the last part of the extended type's name stands.
    public let position: SourcePosition
    public let extent: DeclarationExtent
    /// The names in the inheritance clause as written, without generic arguments.
    public let inherited: [String]
    public let members: MemberNames

    public var lines: ClosedRange<Int> { extent.lines }
}
