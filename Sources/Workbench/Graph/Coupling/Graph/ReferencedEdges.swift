import Parsing

/// One reference from a file, with its nodes and its file by their numbers: there are many, and names are dear.
struct NumberedReference {
    let from: Int
    let to: Int
    let file: Int
    let kind: Evidence.Kind
    let position: SourcePosition
}

/// Puts references together as edges.
struct ReferencedEdges {
    /// In the order in which the edges are to stand.
    let nodes: [Node]

    /// The paths by which evidence names the files.
    let files: [String]

    /// One edge for each pair of nodes, in the order of `from`, then `to`.
    func edges(of references: [NumberedReference]) -> [Edge] {
        let sorted = references.sorted(by: { $0.to }, below: nodes.count).sorted(by: { $0.from }, below: nodes.count)
        var edges: [Edge] = []
        var start = 0
        while start < sorted.count {
            let first = sorted[start]
            let end = sorted[start...].firstIndex { $0.from != first.from || $0.to != first.to } ?? sorted.count
            let evidence = sorted[start..<end].map(evidence).sortedOnce
            edges.append(Edge(from: nodes[first.from], to: nodes[first.to], evidence: evidence))
            start = end
        }
        return edges
    }

    private func evidence(of reference: NumberedReference) -> Evidence {
        Evidence(kind: reference.kind, file: files[reference.file], position: reference.position)
    }
}

extension [NumberedReference] {
    /// In the order of their keys, which count from 0; those of one key stay in their order.
    fileprivate func sorted(by key: (NumberedReference) -> Int, below limit: Int) -> [NumberedReference] {
        var places = [Int](repeating: 0, count: limit + 1)
        for reference in self { places[key(reference) + 1] += 1 }
        for number in 0..<limit { places[number + 1] += places[number] }
        var order = [Int](repeating: 0, count: count)
        for (index, reference) in enumerated() {
            order[places[key(reference)]] = index
            places[key(reference)] += 1
        }
        return order.map { self[$0] }
    }
}
