/// One of the variants that are compared: a module of its own and the tests that are its own.
public struct Architecture: Hashable, Sendable {
    public let name: String

    public let sources: Module

    /// The test module; `nil` if the architecture has no tests.
    public let tests: Module?

    public init(name: String, sources: Module, tests: Module? = nil) {
        self.name = name
        self.sources = sources
        self.tests = tests
    }
}
