import Report

/// Where the edges of an architecture start and end: its roles, what has no role, and the shared layers.
struct EdgeEnds: Sendable {
    /// Those that edges start from, in order.
    let own: [String]
    /// Those that edges lead to beside them, in order.
    let shared: [String]

    var all: [String] { own + shared }

    /// Those that a diagram shows: a shared layer if a breach leads to it; otherwise the matrix beside it has the layer.
    func drawn(with arrows: [Arrow]) -> [String] {
        own + shared.filter { layer in arrows.contains { $0.to == layer && $0.isBreach } }
    }
}

extension EdgeEnds {
    init(of figures: ArchitectureFigures, shared layers: [String]) {
        let cells = figures.coupling.declared.matrix + figures.coupling.resolved.matrix
        let layers = layers.filter { layer in cells.contains { $0.to == layer } }
        let roles = figures.roles.compactMap(\.name)
        let used = Set(cells.flatMap { [$0.from, $0.to] }).subtracting(layers)
        self.init(own: roles.filter(used.contains) + used.subtracting(roles).sorted(), shared: layers)
    }
}
