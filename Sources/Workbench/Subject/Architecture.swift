/// One of the variants that are compared: a module of its own and the tests that are its own.
public struct Architecture: Hashable, Sendable {
    public internal(set) var name: String
    public var sources: Module
    /// The test module; `nil` if the architecture has no tests.
    public var tests: Module?
    /// The architecture that this is another form of; `nil` for one that is compared.
    public internal(set) var original: String?
}
