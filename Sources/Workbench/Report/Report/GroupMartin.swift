/// Martin's figures (1994; normalised as in 2002 and 2017) of one group of nodes: types, and files with free functions.
public struct GroupMartin: Hashable, Codable, Sendable {
    /// A role, a scene or an architecture.
    public let name: String
    /// How many nodes it has.
    public let nodes: Int
    /// How many of its nodes are protocols.
    public let protocols: Int
    /// Ca: nodes outside that depend on nodes inside.
    public let afferent: Int
    /// Ce: nodes inside that depend on nodes outside; shared layers are outside, the toolchain is nowhere.
    public let efferent: Int
    /// I = Ce / (Ca + Ce).
    public let instability: Figure
    /// A = protocols / nodes.
    public let abstractness: Figure
    /// D′ = |A + I − 1|.
    public let distance: Figure
}
