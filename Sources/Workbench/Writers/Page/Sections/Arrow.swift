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
                    isBreach: isBreach(from: from, to: to, in: figures, starts: types)
                )
            }
        }
    }

    /// A breach names types; they are found by the role that the report gives them.
    private static func isBreach(
        from: String,
        to: String,
        in figures: ArchitectureFigures,
        starts: Set<String>
    ) -> Bool {
        func role(of type: String) -> String? { figures.types.first { $0.name == type }?.role }
        return figures.violations.contains { violation in
            guard starts.contains(violation.from), role(of: violation.from) ?? from == from else { return false }
            if let target = role(of: violation.to) { return target == to }
            return violation.to == to || violation.explanation.contains("\(violation.to) (\(to))")
        }
    }
}
