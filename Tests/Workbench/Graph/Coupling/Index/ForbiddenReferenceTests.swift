import Coupling
import Testing

/// What a rule forbids is found in whatever way Swift allows to refer to it.
struct ForbiddenReferenceTests {
    @Test("the index engine sees every way to refer to a type, and where", arguments: Way.all.indices)
    func index(number: Int) async throws {
        let seen = try await WayGraphs.all().seenByIndex(number)
        #expect(seen.contains(Way.all[number].reference), "\(Way.all[number].name)")
    }

    @Test("the syntax engine sees what is written, and where", arguments: Way.seenByBoth.indices)
    func syntax(number: Int) async throws {
        let seen = try await WayGraphs.all().seenBySyntax(number)
        let way = Way.seenByBoth[number]
        #expect(seen.contains { Self.place(of: $0) == Self.place(of: way.reference) }, "\(way.name): \(seen)")
    }

    @Test("the syntax engine misses what is not written", arguments: Way.seenByIndexAlone.indices)
    func missed(number: Int) async throws {
        let seen = try await WayGraphs.all().seenBySyntax(Way.seenByBoth.count + number)
        let way = Way.seenByIndexAlone[number]
        #expect(!seen.contains { Self.place(of: $0) == Self.place(of: way.reference) }, "\(way.name): \(seen)")
    }
}

extension ForbiddenReferenceTests {
    /// The kind is left out: syntax alone does not tell a property that is read from another member.
    private static func place(of reference: String) -> Substring {
        reference.drop { $0 != " " }
    }
}
