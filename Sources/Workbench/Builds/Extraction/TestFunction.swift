/// A test function, and where it stands.
public struct TestFunction: Hashable, Sendable {
    /// Swift Testing's identifier, with the place at its end.
    public let id: String
    /// With its labels: `loads(_:)`.
    public let name: String
    /// As the compiler named it.
    public let file: String
    /// That of its `@Test`.
    public let line: Int
}

extension TestFunction {
    init?(_ event: TestEvent.Payload) {
        guard let id = event.id, let name = event.name, let location = event.sourceLocation else { return nil }
        self.init(id: id, name: name, file: location.filePath, line: location.line)
    }
}
