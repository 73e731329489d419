/// A line of a source that the report points at.
public struct SourcePlace: Hashable, Comparable, Sendable {
    /// Relative to the subject's root.
    public let file: String
    /// Counted from 1.
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line) < (right.file, right.line)
    }
}
