import Coupling

/// The declared graph of any Swift code: who refers to whom, and what stood in the way.
///
/// Encoded, it is the JSON that `catwalk measure --format edges` prints.
public struct SurveyGraph: Encodable, Sendable {
    private let schemaVersion = 1
    /// What told the edges.
    public let engine: Engine
    /// In the order of modules, names and files.
    public let nodes: [Node]
    /// One for each pair of nodes, in the order of `from`, then `to`.
    public let edges: [Edge]
    /// Names that may mean what several folders declare, in the order of packages and names; no edge is drawn for them.
    public let ambiguous: [AmbiguousName]
    /// Files and folders that were excluded, in the order of arguments and paths.
    public let leftOut: [String]
    /// Files that the given index does not know as they are, in the order of paths: syntax told their edges.
    public let notIndexed: [String]
    /// What could not be measured, in the order of paths; the graph is of the rest.
    public let problems: [SurveyProblem]

    public struct Node: Encodable, Sendable {
        public let module: String
        public let name: String
        /// A type's kind, or `file`.
        public let kind: String
        public let file: String
    }

    public struct Edge: Encodable, Sendable {
        /// The place of a node among the nodes, counted from 0.
        public let from: Int
        public let to: Int
        /// From the index, every place; from syntax the first, in each file and type, of those that are written alike.
        public let evidence: [Place]
    }

    public struct Place: Encodable, Sendable {
        public let kind: String
        public let file: String
        public let line: Int
        public let column: Int
    }

    /// The compiler's graph, or those of the regions together, which have no nodes in common.
    init(of code: MeasuredCode) {
        let graphs =
            code.graph.map { [$0] } ?? code.regions.map { TargetGrouping(region: $0, graph: nil).declaredGraph }
        let nodes = graphs.flatMap(\.nodes).sorted()
        let numbers = Dictionary(nodes.enumerated().map { ($1, $0) }) { first, _ in first }
        engine = code.graph == nil ? .syntax : .index
        self.nodes = nodes.map(Node.init)
        edges = graphs.flatMap(\.edges).sorted { ($0.from, $0.to) < ($1.from, $1.to) }.compactMap { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else {
                assertionFailure("\(edge.from.name) uses \(edge.to.name), and one of them is no node of the graph")
                return nil
            }
            return Edge(from: from, to: to, evidence: edge.evidence.map(Place.init))
        }
        ambiguous = graphs.flatMap(\.ambiguous)
        leftOut = code.leftOut
        notIndexed = code.notIndexed
        problems = code.allProblems(with: graphs.flatMap(\.excess))
    }
}

extension SurveyGraph.Node {
    fileprivate init(_ node: Coupling.Node) {
        let kind = if case .type(let kind) = node.kind { kind.rawValue } else { "file" }
        self.init(module: node.module, name: node.name, kind: kind, file: node.file)
    }
}

extension SurveyGraph.Place {
    fileprivate init(_ evidence: Evidence) {
        self.init(
            kind: evidence.kind.rawValue,
            file: evidence.file,
            line: evidence.position.line,
            column: evidence.position.column
        )
    }
}
