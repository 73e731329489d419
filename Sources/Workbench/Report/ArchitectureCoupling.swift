/// Who knows whom in an architecture.
public struct ArchitectureCoupling: Hashable, Codable, Sendable {
    /// What found the references.
    public enum Engine: String, Hashable, Codable, Sendable {
        /// The index that the compiler wrote: every reference, as it was resolved.
        case index
        /// Names in the source, where there is no index.
        case syntax
    }

    public let engine: Engine

    /// As written: an edge to a protocol ends at the protocol.
    public let declared: GraphFigures

    /// As it runs: who uses a protocol also uses each of its production conformers.
    public let resolved: GraphFigures

    public init(engine: Engine, declared: GraphFigures, resolved: GraphFigures) {
        self.engine = engine
        self.declared = declared
        self.resolved = resolved
    }
}
