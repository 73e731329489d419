import Parsing

/// A function that a test library runs; a parameterised one counts once, however many cases it has.
public struct TestFunction: Hashable, Sendable {
    public enum Library: String, CaseIterable, Codable, Hashable, Sendable {
        case swiftTesting
        case xctest
    }

    public let library: Library

    public let name: String

    /// The qualified name of the type around it; none for a free function.
    public let suite: String?

    /// The path of the file, relative to the subject's root.
    public let file: String

    /// Where the name stands.
    public let position: SourcePosition

    /// From the first attribute to the closing brace.
    public let lines: ClosedRange<Int>
}
