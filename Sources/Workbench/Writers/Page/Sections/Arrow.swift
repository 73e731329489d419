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

    /// All that there are, in the order of the places.
    static func all(of figures: ArchitectureFigures, places: EdgeEnds) -> [Arrow] {
        let coupling = figures.coupling
        return places.own.flatMap { from in
            places.all.compactMap { to in
                let cells = [coupling.declared, coupling.resolved].map { graph in
                    graph.matrix.first { $0.from == from && $0.to == to }
                }
                let types = Set(cells.flatMap { $0?.types ?? [] })
                guard !types.isEmpty || cells.contains(where: { $0 != nil }) else { return nil }
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
