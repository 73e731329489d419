/// A property, a method or a subscript of an instance, and the names that it uses.
struct TypeMember: Hashable, Sendable {
    enum Kind: Hashable {
        /// A subscript too.
        case method
        case storedProperty
        case computedProperty
    }

    /// The qualified name of the type or extended type around it.
    let type: String
    /// Without labels; `subscript` of a subscript.
    let name: String
    let kind: Kind
    /// Every name that may be a member's: after `self.`, or on its own and not local.
    let uses: Set<String>
}
