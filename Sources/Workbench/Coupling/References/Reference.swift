/// One mention of one node by another.
struct Reference {
    let pair: NodePair
    let evidence: Evidence
}

struct NodePair: Hashable {
    let from: Node
    let to: Node
}
