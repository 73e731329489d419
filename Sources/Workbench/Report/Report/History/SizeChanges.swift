/// What grew when: each change of a part's size from one measured commit to the next.
public struct SizeChanges: Hashable, Sendable {
    /// In the order of commits, then of names.
    public let steps: [Step]
    /// From the first measured commit to the last, in the order of names.
    public let wholes: [Change]

    public struct Step: Hashable, Sendable {
        public let commit: PastCommit
        public let changes: [Change]
    }

    /// How one part has changed.
    public struct Change: Hashable, Sendable {
        public let name: String
        /// `nil` if there was no such part.
        public let before: CodeSize?
        /// `nil` if there is no such part any more.
        public let after: CodeSize?
    }

    public init(of series: Series) {
        let measured = series.measured
        let names = series.names
        steps = zip(measured, measured.dropFirst()).compactMap { before, after in
            let changes = Self.changes(of: names, from: before.sizes, to: after.sizes)
                .filter { $0.before != $0.after }
            return changes.isEmpty ? nil : Step(commit: after.commit, changes: changes)
        }
        wholes = Self.changes(of: names, from: measured.first?.sizes ?? [:], to: measured.last?.sizes ?? [:])
    }

    private static func changes(
        of names: [String],
        from before: [String: CodeSize],
        to after: [String: CodeSize]
    ) -> [Change] {
        names.map { Change(name: $0, before: before[$0], after: after[$0]) }
    }
}
