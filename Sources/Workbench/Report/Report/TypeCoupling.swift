import Coupling

/// How a type and what is nested in it hang together with the other nodes of the subject, on the declared graph.
public struct TypeCoupling: Hashable, Codable, Sendable {
    /// How many nodes it uses: types, and files with free functions.
    public let uses: Int
    /// How many nodes use it.
    public let usedBy: Int
    /// Nodes that it uses or is used by, each once: wider than Chidamber and Kemerer's (1994) number of that name.
    public let cbo: Int
    /// Functions, methods and initialisers that it declares or calls, each once (Chidamber and Kemerer 1994).
    ///
    /// `nil` if no index tells of its file.
    public let rfc: Int?
}

extension TypeCoupling {
    public init(_ coupling: NodeCoupling, rfc: Int?) {
        self.init(uses: coupling.uses, usedBy: coupling.usedBy, cbo: coupling.coupledNodes, rfc: rfc)
    }
}
