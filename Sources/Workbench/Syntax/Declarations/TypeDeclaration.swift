import Parsing

/// A nominal type where it is declared; its extensions stand apart and are folded in by name.
public struct TypeDeclaration: Hashable, Sendable {
    public let kind: TypeKind
    /// The name as it would be written from outside, with the names of the types around it: `Outer.Inner`.
    public let qualifiedName: String
    /// The path of the file, relative to the subject's root.
    public let file: String
    /// Where the name stands.
    public let position: SourcePosition
    public let extent: DeclarationExtent
    /// The names in the inheritance clause as written, without generic arguments.
    public let inherited: [String]
    public let members: MemberNames
    /// Declared `private` or `fileprivate`, hence unknown to other files.
    public let isPrivate: Bool
    /// Declared inside the body of a function, an accessor or a closure, hence unknown outside it.
    public let isLocal: Bool

    /// The last part of the qualified name.
    public var name: String { qualifiedName.lastNamePart }

    /// The type that this one is nested in, at any depth; the type itself when it is not nested.
    public var outermost: String { qualifiedName.firstNamePart }

    /// The qualified name of the type that this one is nested in; `nil` if it is not nested.
    public var outer: String? { qualifiedName.outerName }

    /// Whether it is neither nested in a type, nor local to a body.
    public var isOutermost: Bool { outer == nil && !isLocal }

    public var lines: ClosedRange<Int> { extent.lines }
}
