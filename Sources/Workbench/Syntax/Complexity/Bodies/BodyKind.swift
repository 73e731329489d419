/// What a body belongs to.
public enum BodyKind: String, CaseIterable, Codable, Hashable, Sendable {
    case function
    case initializer
    case deinitializer

    /// `get`, `set`, `willSet`, `didSet` and their like, of a property or a subscript; a getter without `get` too.
    case accessor

    /// What a stored property or a default value is initialised with, if that holds code in braces.
    case initialValue

    /// The code in braces that a macro takes where a declaration may stand: `#Handler { … }`.
    case macro

    /// The statements of a file that stand in no declaration, all together.
    case topLevel
}
