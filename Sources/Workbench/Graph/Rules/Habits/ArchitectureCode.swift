import Coupling

/// What habits are told by: an architecture's graph, what each of its files holds, and its tests' doubles.
public struct ArchitectureCode: Sendable {
    /// The whole declared graph, shared layers included.
    let graph: DependencyGraph
    /// The architecture's own nodes.
    let nodes: [Node]
    /// The edges of the graph by the node that they start from.
    let outgoing: [Node: [Edge]]
    /// The edges of the graph by the node that they lead to.
    let incoming: [Node: [Edge]]
    /// The architecture's own nodes of each scene.
    let nodesByScene: [String?: [Node]]
    let filesByScene: [String?: [FileContent]]
    /// The names of the production protocols that types in the tests conform to; `nil` if no tests are known.
    let doubledProtocols: Set<String>?

    public init(
        graph: DependencyGraph,
        module: String,
        files: [FileContent],
        doubledProtocols: Set<String>?
    ) {
        self.graph = graph
        nodes = graph.nodes.filter { $0.module == module }
        outgoing = Dictionary(grouping: graph.edges, by: \.from)
        incoming = Dictionary(grouping: graph.edges, by: \.to)
        nodesByScene = Dictionary(grouping: nodes, by: \.scene)
        filesByScene = Dictionary(grouping: files, by: \.scene)
        self.doubledProtocols = doubledProtocols
    }

    /// The habits that show, in the order of files and lines.
    public var findings: [HabitFinding] {
        let finders = [trivialScenes, logicInPresenters, hardWiredDependencies, bypassedLayers, trifles]
        return finders.flatMap { $0() }.sorted()
    }

    /// The scenes that have a node in each of the roles.
    func scenes(with roles: [String]) -> [String] {
        let rolesOfScenes = Dictionary(grouping: nodes.filter { $0.scene != nil && $0.role != nil }) { $0.scene ?? "" }
            .mapValues { Set($0.compactMap(\.role)) }
        return rolesOfScenes.filter { $0.value.isSuperset(of: roles) }.map(\.key).sorted()
    }

    /// Where a scene's type of that role stands; the first by name.
    func node(in role: String, of scene: String) -> Node? {
        let nodes = nodesByScene[scene, default: []].filter { $0.role == role }
        return nodes.first { !$0.isProtocol } ?? nodes.first
    }
}
