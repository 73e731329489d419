/// The types of a module that show something, and the protocols by which others tell them what.
struct Views {
    let module: String
    /// The types that draw, or that use what draws.
    let types: Set<Node>
    /// The protocols that one of the views conforms to.
    let protocols: Set<Node>
    /// What draws, in the module and beside it.
    private let widgets: Set<Node>

    /// `graph` is the declared one of the whole subject.
    init(ofModule module: String, in graph: DependencyGraph, draws: (Node) -> Bool) {
        let widgets = Set(graph.nodes.filter(draws))
        let users = graph.edges.filter { $0.from.module == module && widgets.contains($0.to) }.map(\.from)
        let types = widgets.filter { $0.module == module }.union(users).filter(\.isConcrete)
        self.module = module
        self.widgets = widgets
        self.types = types
        protocols = Set(graph.conformersOfProtocols.filter { !$0.value.isDisjoint(with: types) }.keys)
    }

    /// Whether it draws, or is a protocol by which a view is told.
    func isInFront(_ node: Node) -> Bool { widgets.contains(node) || protocols.contains(node) }

    /// Whether it is the module's own, and neither a view nor in front of one.
    func isBeyond(_ node: Node) -> Bool { node.module == module && !types.contains(node) && !isInFront(node) }
}
