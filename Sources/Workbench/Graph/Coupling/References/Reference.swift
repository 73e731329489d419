/// One mention of one node by another.
struct Reference: Sendable {
    let pair: NodePair
    let evidence: Evidence
}

struct NodePair: Hashable {
    let from: Node
    let to: Node
}
