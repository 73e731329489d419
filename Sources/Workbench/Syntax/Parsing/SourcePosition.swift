/// A place in a source file.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in UTF-8 bytes, as the compiler counts.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
