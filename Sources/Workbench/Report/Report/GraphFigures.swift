import Coupling

/// The figures of one graph of types, without the shared layers.
public struct GraphFigures: Hashable, Codable, Sendable {
    /// Types, nested ones counted with their outermost, and files with free functions.
    public let nodes: Int

    /// Pairs of nodes of which the one uses the other.
    public let edges: Int

    /// Edges that end at a protocol, conformances included.
    public let toProtocols: Int

    /// The edges from one role to another; conformances are left out.
    public let betweenRoles: EdgesBetweenRoles

    /// Of the edges between roles, the share that ends at a protocol; undefined without any.
    public let inversion: Figure

    public let cycles: Cycles

    /// How many nodes each node reaches, itself included, summed (Lakos 1996).
    public let ccd: Int

    /// CCD for each node.
    public let acd: Figure

    /// CCD in relation to that of a balanced binary tree of the same size.
    public let nccd: Figure

    /// The share of all pairs of nodes of which the one reaches the other (MacCormack, Rusnak and Baldwin 2006).
    public let propagationCost: Figure

    /// For each pair of places with edges between them; places are roles and shared layers.
    public let matrix: [MatrixCell]

    /// For each pair of scenes with edges from the one to the other.
    public let sceneMatrix: [SceneCell]

    /// Of the architecture, its roles and its scenes.
    public let martin: MartinTable

    public struct EdgesBetweenRoles: Hashable, Codable, Sendable {
        public let edges: Int

        /// How many of the edges end at a protocol.
        public let toProtocols: Int

        public init(edges: Int, toProtocols: Int) {
            self.edges = edges
            self.toProtocols = toProtocols
        }

        public static let none = EdgesBetweenRoles(edges: 0, toProtocols: 0)

        var shareToProtocols: Double? { edges == 0 ? nil : Double(toProtocols) / Double(edges) }
    }

    public struct Cycles: Hashable, Codable, Sendable {
        /// Groups of two or more nodes that all reach each other.
        public let count: Int

        /// How many nodes are in one of them.
        public let nodes: Int

        public init(count: Int, nodes: Int) {
            self.count = count
            self.nodes = nodes
        }
    }

    public init(
        nodes: Int,
        edges: Int,
        toProtocols: Int,
        betweenRoles: EdgesBetweenRoles,
        cycles: Cycles,
        ccd: Int,
        acd: Double?,
        nccd: Double?,
        propagationCost: Double?,
        matrix: [MatrixCell] = [],
        sceneMatrix: [SceneCell] = [],
        martin: MartinTable
    ) {
        self.nodes = nodes
        self.edges = edges
        self.toProtocols = toProtocols
        self.betweenRoles = betweenRoles
        inversion = Figure(betweenRoles.shareToProtocols)
        self.cycles = cycles
        self.ccd = ccd
        self.acd = Figure(acd)
        self.nccd = Figure(nccd)
        self.propagationCost = Figure(propagationCost)
        self.matrix = matrix
        self.sceneMatrix = sceneMatrix
        self.martin = martin
    }
}

// Who reads a report need not know what draws the graphs.
public typealias MatrixCell = Coupling.MatrixCell
public typealias SceneCell = Coupling.SceneCell
