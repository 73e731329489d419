import Support

/// The properties that the views of a module read of what lies behind them, and those that these are computed from.
struct ShownState {
    /// By their USRs.
    let symbols: Set<String>
    /// The accessors of these properties, by the number of the body.
    let accessors: Set<Int>

    init(of uses: UsesOfBodies, to views: Views) {
        func read(by body: Int) -> [String] {
            uses.uses[body].filter { use in use.reads && use.node.map(views.isBeyond) == true }.map(\.usr)
        }
        let inViews = uses.bodies.indices.filter { uses.owners[$0].map(views.types.contains) == true }
        symbols = Set(reachableFrom: inViews.flatMap(read)) { usr in
            uses.meanings(of: usr).union(uses.bodies(runBy: usr).flatMap(read))
        }
        accessors = symbols.reduce(into: []) { $0.formUnion(uses.bodies(runBy: $1)) }
    }
}
