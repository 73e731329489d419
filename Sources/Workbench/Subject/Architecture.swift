/// One of those that are compared: a module of its own and the tests that are its own.
public struct Architecture: Hashable, Sendable {
    public internal(set) var name: String
    public var sources: Module
    /// The test module; `nil` if the architecture has no tests.
    public var tests: Module?
}

/// Another form of an architecture, which is played and built beside it, and compared in nothing else.
public struct Variant: Hashable, Sendable {
    public let architecture: Architecture
    /// The name of the architecture that it is another form of.
    public let original: String
    /// What the original has and the variant has not, in a word: `Observation`.
    public private(set) var without: String?
}
