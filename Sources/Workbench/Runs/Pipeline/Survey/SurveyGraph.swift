import Coupling

/// The declared graph of any Swift code: who refers to whom, and what stood in the way.
public struct SurveyGraph: Sendable {
    /// What told the edges.
    public let engine: Engine

    /// In the order of modules, names and files.
    public let nodes: [Node]

    /// One for each pair of nodes, in the order of `from`, then `to`.
    ///
    /// From the index each has all of its places; from syntax the first, in each file and type, of those that are
    /// written alike.
    public let edges: [Edge]

    /// What could not be measured, in the order of paths; the graph is of the rest.
    public let problems: [SurveyProblem]
}

extension SurveyGraph {
    /// Takes together graphs that have no nodes in common.
    init(_ graphs: [DependencyGraph], engine: Engine, problems: [SurveyProblem]) {
        self.init(
            engine: engine,
            nodes: graphs.flatMap(\.nodes).sorted(),
            edges: graphs.flatMap(\.edges).sorted { ($0.from, $0.to) < ($1.from, $1.to) },
            problems: problems
        )
    }
}
