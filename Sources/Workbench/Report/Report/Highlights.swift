/// The few types and bodies of an architecture that a reader looks at first.
extension ArchitectureFigures {
    private static let highlights = 2

    /// The types with the most code lines.
    public var largestTypes: [TypeFigures] { Array(types.prefix(Self.highlights)) }

    /// The bodies with the most cyclomatic, then cognitive complexity; those without a branch are left out.
    public var mostComplexBodies: [BodyFigures] {
        let branching = bodies.filter { $0.cyclomatic > 1 }
        let sorted = branching.sorted { left, right in
            let ranks = (left: (left.cyclomatic, left.cognitive ?? 0), right: (right.cyclomatic, right.cognitive ?? 0))
            return ranks.left == ranks.right
                ? (left.file, left.line) < (right.file, right.line)
                : ranks.left > ranks.right
        }
        return Array(sorted.prefix(Self.highlights))
    }
}
