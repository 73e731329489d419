import Report

/// A part of a source file that a caller wants to know the coverage of, such as a body or a type.
public struct CodeStretch<Identifier: Hashable>: Hashable {
    public let identifier: Identifier
    public let start: CoveragePlace
    /// Behind the last character.
    public let end: CoveragePlace

    public init(_ identifier: Identifier, start: CoveragePlace, end: CoveragePlace) {
        self.identifier = identifier
        self.start = start
        self.end = end
    }

    /// Whole lines, both ends included.
    public init(_ identifier: Identifier, lines: ClosedRange<Int>) {
        self.init(
            identifier,
            start: CoveragePlace(line: lines.lowerBound, column: 1),
            end: CoveragePlace(line: lines.upperBound + 1, column: 1)
        )
    }
}

extension CodeStretch: Sendable where Identifier: Sendable {}
