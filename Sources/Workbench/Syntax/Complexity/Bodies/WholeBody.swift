import Parsing
import Support

/// A body that lies in no other one, with all that is nested in it.
public struct WholeBody: Hashable, Sendable {
    public let body: Body
    /// Whether it, or one that lies in it, has a branch: a cyclomatic complexity above 1.
    public let branches: Bool
}

extension FileBodies {
    /// In the order of their names' places.
    public var whole: [WholeBody] {
        bodies.filter { !$0.isNested }.map { body in
            // A part's name stands inside the whole.
            let first = bodies.partitioningIndex { $0.position >= body.start }
            let inside = bodies[first..<bodies.partitioningIndex { $0.position >= body.end }]
            let parts = inside.filter { $0.start >= body.start && $0.end <= body.end }
            return WholeBody(body: body, branches: parts.contains { $0.cyclomatic.value > 1 })
        }
    }
}
