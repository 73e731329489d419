import Coupling

/// The keys of a graph's JSON form.
struct GraphDocument: Encodable {
    let schemaVersion = 1
    let engine: Engine
    let nodes: [Node]
    let edges: [Edge]
    let problems: [SurveyDocument.Problem]

    struct Node: Encodable {
        let module: String
        let name: String

        /// A type's kind, or `file`.
        let kind: String

        let file: String
    }

    struct Edge: Encodable {
        /// Where the node stands among the nodes, counted from 0.
        let from: Int

        let to: Int
        let evidence: [Place]
    }

    struct Place: Encodable {
        let kind: String
        let file: String
        let line: Int
        let column: Int
    }

    init(_ graph: SurveyGraph) {
        engine = graph.engine
        nodes = graph.nodes.map(Node.init)
        let numbers = Dictionary(graph.nodes.enumerated().map { ($1, $0) }) { first, _ in first }
        edges = graph.edges.compactMap { edge in
            // All edges are between the graph's nodes; any other number would name the wrong one.
            guard let from = numbers[edge.from], let to = numbers[edge.to] else {
                assertionFailure("\(edge.from.name) uses \(edge.to.name), and one of them is no node of the graph")
                return nil
            }
            return Edge(from: from, to: to, evidence: edge.evidence.map(Place.init))
        }
        problems = graph.problems.map(SurveyDocument.Problem.init)
    }
}

extension GraphDocument.Node {
    init(_ node: Coupling.Node) {
        let kind =
            switch node.kind {
            case .type(let kind): kind.rawValue
            case .file: "file"
            }
        self.init(module: node.module, name: node.name, kind: kind, file: node.file)
    }
}

extension GraphDocument.Place {
    init(_ evidence: Evidence) {
        self.init(
            kind: evidence.kind.rawValue,
            file: evidence.file,
            line: evidence.position.line,
            column: evidence.position.column
        )
    }
}
