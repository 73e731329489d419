import Coupling
import Report
import Subject

/// The edges of a subject's declared graph, in the words of a snapshot.
struct SubjectEdges {
    /// The first place of each edge.
    let places: [EdgeName: Evidence]

    init(of subject: Subject, in graph: DependencyGraph) {
        let names = subject.architectures.map { ($0.sources.name, $0.name) }
        let owners = Dictionary(names) { first, _ in first }
        func owner(of node: Node) -> String { owners[node.module] ?? node.module }
        let edges = graph.edges.compactMap { edge in
            edge.evidence.first.map { evidence in
                let to = "\(owner(of: edge.to)).\(edge.to.name)"
                return (EdgeName(owner: owner(of: edge.from), from: edge.from.name, to: to), evidence)
            }
        }
        // Two private types may have one name; the first place stands for both.
        places = Dictionary(edges, uniquingKeysWith: min)
    }

    /// By the file of the first place, then by the type that uses others: what it uses, sorted.
    var uses: [String: [String: [String]]] {
        places.sorted { $0.key < $1.key }.reduce(into: [:]) { uses, edge in
            uses[edge.value.file, default: [:]][edge.key.from, default: []].append(edge.key.to)
        }
    }
}
