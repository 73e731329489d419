/// A stretch of lines in one file that belongs to a type.
public struct TypeExtent: Hashable, Sendable {
    /// The path of the file, relative to the subject's root.
    public let file: String
    /// From the first attribute to the closing brace.
    public let lines: ClosedRange<Int>
}
