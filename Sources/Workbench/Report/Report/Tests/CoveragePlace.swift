/// A place in a source file, as the compiler counts it.
public struct CoveragePlace: Hashable, Comparable, Codable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: CoveragePlace, right: CoveragePlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
