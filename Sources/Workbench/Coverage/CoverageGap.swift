/// The start of a region that did not run.
public struct CoverageGap: Hashable, Codable, Sendable {
    /// Counted from 1.
    public let line: Int

    /// Counted from 1, in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
