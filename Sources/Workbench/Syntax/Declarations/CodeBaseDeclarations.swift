/// What a set of files declares together: a module's sources, or its tests.
public struct CodeBaseDeclarations: Hashable, Sendable {
    public let files: [FileDeclarations]

    public init(_ files: [FileDeclarations]) {
        self.files = files
    }

    public var types: [TypeDeclaration] { files.flatMap(\.types) }

    public var extensions: [ExtensionDeclaration] { files.flatMap(\.extensions) }

    public var counts: TypeCounts { TypeCounts(types) }

    /// The types that conform to one of the protocols, told by name; protocols among the tests are no doubles.
    public func doubles(of protocols: Set<String>) -> [TestDouble] {
        let ancestry = Ancestry(self)
        var stoodInFor: [String: [String]] = [:]
        for name in protocols.sorted() {
            for type in ancestry.descendants(of: name) { stoodInFor[type, default: []].append(name) }
        }
        return types.filter { $0.kind != .protocol }.compactMap { type in
            stoodInFor[type.name].map { TestDouble(name: type.qualifiedName, protocols: $0) }
        }
    }
}
