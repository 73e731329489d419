/// How many types there are of each kind; nested ones count, extensions do not.
public struct DeclarationCounts: Hashable, Codable, Sendable {
    public let classes: Int
    public let structs: Int
    public let enums: Int
    public let actors: Int
    public let protocols: Int

    /// Of all kinds, protocols too.
    public let types: Int

    public init(classes: Int, structs: Int, enums: Int, actors: Int, protocols: Int) {
        self.classes = classes
        self.structs = structs
        self.enums = enums
        self.actors = actors
        self.protocols = protocols
        types = classes + structs + enums + actors + protocols
    }
}
