/// A type in the tests that stands in for production code by conforming to one of its protocols.
public struct TestDouble: Hashable, Sendable {
    /// The qualified name: `LoadCatPresenterTests.ViewSpy`.
    public let name: String
    /// The production protocols it conforms to, directly or through another test type; sorted.
    public let protocols: [String]
}
