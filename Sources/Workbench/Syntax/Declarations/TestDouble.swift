import Support

/// A type in the tests that stands in for production code by conforming to one of its protocols.
public struct TestDouble: Hashable, Sendable {
    /// The qualified name: `LoadCatPresenterTests.ViewSpy`.
    public let name: String
    /// The file that declares it.
    public let file: String
    /// The production protocols it conforms to, directly or through another test type; sorted.
    public let protocols: [String]
}

extension [FileDeclarations] {
    /// The types that conform to one of the protocols, told by name; protocols among the tests are no doubles.
    public func doubles(of protocols: Set<String>) -> [TestDouble] {
        var stoodInFor: [String: [String]] = [:]
        let heirs = heirs
        for name in protocols.sorted() {
            let descendants = Set(reachableFrom: heirs[name, default: []]) { heirs[$0, default: []] }
            for type in descendants { stoodInFor[type, default: []].append(name) }
        }
        return types.filter { $0.kind != .protocol }.compactMap { type in
            stoodInFor[type.name].map { TestDouble(name: type.qualifiedName, file: type.file, protocols: $0) }
        }
    }

    /// Who names each type in an inheritance clause, by simple names.
    private var heirs: [String: Set<String>] {
        let clauses =
            types.map { ($0.name, $0.inherited) } + extensions.map { ($0.extendedType.lastNamePart, $0.inherited) }
        return clauses.reduce(into: [:]) { heirs, clause in
            for parent in clause.1 { heirs[parent.lastNamePart, default: []].insert(clause.0) }
        }
    }
}
