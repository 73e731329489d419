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
        let parents = parents
        return types.filter { $0.kind != .protocol }.compactMap { type in
            var (met, line, next): (Set<String>, [String], Int) = ([], [type.name], 0)
            while next < Swift.min(line.count, Self.mostAncestors) {
                line += parents[line[next], default: []].filter { met.insert($0).inserted }
                next += 1
            }
            let found = met.intersection(protocols).sorted()
            return found.isEmpty ? nil : TestDouble(name: type.qualifiedName, file: type.file, protocols: found)
        }
    }

    /// What a type inherits from is looked through so far: farther than any that somebody wrote by hand.
    private static var mostAncestors: Int { 256 }

    /// What each type names in its inheritance clauses, by simple names, sorted.
    private var parents: [String: [String]] {
        let clauses =
            types.map { ($0.name, $0.inherited) } + extensions.map { ($0.extendedType.lastNamePart, $0.inherited) }
        return Dictionary(clauses.map { ($0, Set($1.map(\.lastNamePart))) }) { $0.union($1) }.mapValues { $0.sorted() }
    }
}
