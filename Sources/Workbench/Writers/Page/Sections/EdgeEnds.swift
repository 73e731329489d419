import Report

/// Where the edges of an architecture start and end: its roles, what has no role, and the shared layers.
struct EdgeEnds: Sendable {
    /// The architecture's own parts that edges start from, in order.
    let own: [String]
    /// The shared layers that edges lead to beside the architecture's own parts, in order.
    let shared: [SharedLayer]

    var all: [String] { own + shared.map(\.name) }

    /// The layers that are the screen, or the model.
    func layers(of kind: SharedLayer.Kind) -> [String] { shared.filter { $0.kind == kind }.map(\.name) }

    /// The boxes of a diagram that stand one below the other: the roles, and a layer that is neither screen nor model
    /// if a breach leads to it.
    func drawn(with arrows: [Arrow]) -> [String] {
        own
            + shared.filter { layer in
                layer.kind == nil && arrows.contains { $0.to == layer.name && $0.isBreach }
            }.map(\.name)
    }
}

extension EdgeEnds {
    init(of figures: ArchitectureFigures, shared layers: [SharedLayer]) {
        let cells = figures.coupling.declared.matrix + figures.coupling.resolved.matrix
        let layers = layers.filter { layer in cells.contains { $0.to == layer.name } }
        let roles = figures.roles.compactMap(\.name)
        let used = Set(cells.flatMap { [$0.from, $0.to] }).subtracting(layers.map(\.name))
        self.init(own: roles.filter(used.contains) + used.subtracting(roles).sorted(), shared: layers)
    }
}
