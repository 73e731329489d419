/// The keyword that a nominal type is declared with.
public enum TypeKind: String, CaseIterable, Codable, Hashable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
}
