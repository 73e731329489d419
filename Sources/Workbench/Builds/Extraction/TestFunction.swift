/// A test function, and where it stands.
public struct TestFunction: Hashable, Sendable {
    /// Swift Testing's identifier, with the place at its end, or XCTest's: `LoadTests.CatTests/testLoad`.
    public let id: String
    /// With its labels: `loads(_:)`.
    public let name: String
    /// As the compiler named it.
    public let file: String
    /// The line of the function's `@Test`, or the one where the function begins.
    public let line: Int
    /// Whether XCTest runs it.
    public let isXCTest: Bool
}

extension TestFunction {
    /// One that XCTest runs, by its class and name; `file` is as the compiler named it.
    public init(inTarget target: String, type: String, name: String, file: String, line: Int) {
        self.init(id: "\(target).\(type)/\(name)", name: "\(name)()", file: file, line: line, isXCTest: true)
    }
}

extension TestFunction {
    init?(_ event: TestEvent.Payload) {
        guard let id = event.id, let name = event.name, let location = event.sourceLocation else { return nil }
        self.init(id: id, name: name, file: location.filePath, line: location.line, isXCTest: false)
    }
}
