import Coupling

/// Who knows whom in an architecture.
public struct ArchitectureCoupling: Hashable, Codable, Sendable {
    /// What found the references.
    public let engine: Engine
    /// As written: an edge to a protocol ends at the protocol.
    public let declared: GraphFigures
    /// As resolved: who uses a protocol also uses each of its production conformers.
    public let resolved: GraphFigures
    /// How its types work together; `nil` without an index.
    public let collaborations: CollaborationFigures?
    /// Where its code is called back in a way that is no edge of these graphs, by file and line; `nil` if nowhere.
    public let unseenCallbacks: [UnseenCallback]?

    public init(
        engine: Engine,
        declared: GraphFigures,
        resolved: GraphFigures,
        collaborations: CollaborationFigures? = nil,
        unseenCallbacks: [UnseenCallback] = []
    ) {
        self.engine = engine
        self.declared = declared
        self.resolved = resolved
        self.collaborations = collaborations
        self.unseenCallbacks = unseenCallbacks.isEmpty ? nil : unseenCallbacks
    }
}
