import Parsing

@testable import Coupling

extension ModuleGraph {
    /// A graph from its arrows: `a>b b>c`.
    static func written(_ arrows: String) -> ModuleGraph {
        let edges = arrows.split(separator: " ").map { $0.split(separator: ">").map { Node.written(String($0)) } }
        return ModuleGraph(
            nodes: Set(edges.joined()).sorted(),
            edges: edges.map { Edge(from: $0[0], to: $0[1], evidence: [.written]) },
            outwardEdges: []
        )
    }
}

extension DependencyGraph {
    /// A graph of edges that a test wrote down.
    static func written(_ edges: [Edge], nodes: Set<Node> = []) -> DependencyGraph {
        let evidence = edges.map { (NodePair(from: $0.from, to: $0.to), $0.evidence) }
        return DependencyGraph(evidence: Dictionary(uniqueKeysWithValues: evidence), nodes: nodes, imports: [])
    }
}

extension Node {
    static func written(_ name: String, isProtocol: Bool = false) -> Node {
        Node(
            kind: .type(isProtocol ? .protocol : .struct),
            name: name,
            module: "App",
            file: "App/\(name).swift",
            position: SourcePosition(line: 1, column: 1),
            role: nil,
            scene: nil
        )
    }
}

extension Evidence {
    static let written = Evidence(kind: .uses, file: "App/a.swift", position: SourcePosition(line: 1, column: 1))
}
