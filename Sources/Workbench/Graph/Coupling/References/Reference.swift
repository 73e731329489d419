/// One mention of one node by another.
struct Reference {
    let pair: NodePair
    let evidence: Evidence
}

struct NodePair: Hashable {
    let from: Node
    let to: Node

    init(from: Node, to: Node) {
        self.from = from
        self.to = to
    }

    init(_ edge: Edge) {
        self.init(from: edge.from, to: edge.to)
    }
}
