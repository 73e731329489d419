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

extension Report {
    /// Where breaches, habits, the largest types and the most complex bodies stand, each place once, in order.
    public var places: [SourcePlace] {
        let found =
            violations.map { SourcePlace(file: $0.file, line: $0.line) }
            + measured.flatMap { architecture in
                architecture.habits.map { SourcePlace(file: $0.file, line: $0.line) }
                    + architecture.largestTypes.map { SourcePlace(file: $0.file, line: $0.line) }
                    + architecture.mostComplexBodies.map { SourcePlace(file: $0.file, line: $0.line) }
            }
        return Set(found).sorted()
    }
}
