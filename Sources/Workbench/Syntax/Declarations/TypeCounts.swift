/// How many types there are of each kind; nested ones count, extensions do not.
public struct TypeCounts: Hashable, Codable, Sendable {
    public let classes: Int
    public let structs: Int
    public let enums: Int
    public let actors: Int
    public let protocols: Int
    public static let zero = TypeCounts(classes: 0, structs: 0, enums: 0, actors: 0, protocols: 0)

    public init(classes: Int, structs: Int, enums: Int, actors: Int, protocols: Int) {
        self.classes = classes
        self.structs = structs
        self.enums = enums
        self.actors = actors
        self.protocols = protocols
    }

    public init(_ types: [TypeDeclaration]) {
        func count(_ kind: TypeKind) -> Int { types.count { $0.kind == kind } }
        self.init(
            classes: count(.class),
            structs: count(.struct),
            enums: count(.enum),
            actors: count(.actor),
            protocols: count(.protocol)
        )
    }

    /// Of all kinds, protocols too.
    public var total: Int { classes + structs + enums + actors + protocols }

    /// Adds kind by kind.
    public static func + (left: TypeCounts, right: TypeCounts) -> TypeCounts {
        TypeCounts(
            classes: left.classes + right.classes,
            structs: left.structs + right.structs,
            enums: left.enums + right.enums,
            actors: left.actors + right.actors,
            protocols: left.protocols + right.protocols
        )
    }
}
