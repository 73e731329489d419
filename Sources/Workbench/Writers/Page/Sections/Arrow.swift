import Report

/// From one place of an architecture to another: how many edges, as declared and as resolved.
struct Arrow: Hashable, Sendable {
    let from: String
    let to: String
    let declared: Int
    let resolved: Int
    /// Whether an edge of it breaks a rule.
    let isBreach: Bool

    /// How many edges there are only as resolved.
    var added: Int { max(0, resolved - declared) }

    /// How many edges it has in the graph that has more.
    var most: Int { max(declared, resolved) }

    /// All that there are, in the order of the places.
    static func all(of figures: ArchitectureFigures, places: EdgeEnds) -> [Arrow] {
        let edges = [figures.coupling.declared, figures.coupling.resolved].map { graph in
            Dictionary(graph.matrix.map { (Way(from: $0.from, to: $0.to), $0.edges) }) { first, _ in first }
        }
        let breaches = Set(figures.violations.compactMap(\.cell).map { Way(from: $0.from, to: $0.to) })
        return places.own.flatMap { from in
            places.all.compactMap { to in
                let way = Way(from: from, to: to)
                let cells = edges.map { $0[way] }
                guard cells.contains(where: { $0 != nil }) else { return nil }
                return Arrow(
                    from: from,
                    to: to,
                    declared: cells[0] ?? 0,
                    resolved: cells[1] ?? 0,
                    isBreach: breaches.contains(way)
                )
            }
        }
    }

    private struct Way: Hashable {
        let from: String
        let to: String
    }
}
