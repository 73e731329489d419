import Coupling
import Subject

/// The figures of one graph of types, without the shared layers.
public struct GraphFigures: Hashable, Codable, Sendable {
    /// Types, nested ones counted with their outermost, and files with free functions.
    public let nodes: Int
    /// Pairs of nodes in which one uses the other.
    public let edges: Int
    /// Edges that end at a protocol, conformances included.
    public let toProtocols: Int
    public let cycles: Cycles
    /// How many nodes each node reaches, itself included, summed (Lakos 1996).
    public let ccd: Int
    /// CCD for each node.
    public let acd: Figure
    /// CCD in relation to that of a balanced binary tree of the same size.
    public let nccd: Figure
    /// The share of all pairs of nodes in which one reaches the other (MacCormack, Rusnak and Baldwin 2006).
    public let propagationCost: Figure
    /// For each pair of places with edges between them; places are roles and shared layers.
    public let matrix: [MatrixCell]
    /// For each pair of scenes with edges from the one to the other.
    public let sceneMatrix: [SceneCell]
    /// Of the architecture, its roles and its scenes.
    public let martin: MartinTable

    public struct Cycles: Hashable, Codable, Sendable {
        /// Groups of two or more nodes that all reach each other.
        public let count: Int
        /// How many nodes are in one of them.
        public let nodes: Int
    }
}

extension GraphFigures {
    /// What a graph tells of an architecture; `graph` is that of the whole subject.
    public init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let part = graph.part(ofModule: architecture.sources.name)
        let figures = CouplingFigures(of: part)
        self.init(
            nodes: figures.nodes,
            edges: figures.edges,
            toProtocols: figures.edgesToProtocols,
            cycles: Cycles(count: figures.cycles, nodes: figures.nodesInCycles),
            ccd: figures.cumulativeComponentDependency,
            acd: Figure(figures.averageComponentDependency),
            nccd: Figure(figures.normalizedComponentDependency),
            propagationCost: Figure(figures.propagationCost),
            matrix: part.roleCells(order: subject.roles.map(\.name) + subject.shared.map(\.name)),
            sceneMatrix: part.sceneCells(order: subject.scenes),
            martin: MartinTable(of: architecture, in: subject, graph: graph)
        )
    }
}

// So that readers of a report need not import Coupling.
public typealias MatrixCell = Coupling.MatrixCell
public typealias SceneCell = Coupling.SceneCell
