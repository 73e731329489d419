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
        places.own.flatMap { from in
            places.all.compactMap { to in
                let graphs = [figures.coupling.declared, figures.coupling.resolved]
                let cells = graphs.map { graph in graph.matrix.first { $0.from == from && $0.to == to } }
                guard cells.contains(where: { $0 != nil }) else { return nil }
                return Arrow(
                    from: from,
                    to: to,
                    declared: cells[0]?.edges ?? 0,
                    resolved: cells[1]?.edges ?? 0,
                    isBreach: figures.violations.contains { $0.cell == .init(from: from, to: to) }
                )
            }
        }
    }
}
