/// The claims that a subject is held against, and the tables that some of their measures are taken from.
public struct ClaimSheet: Hashable, Sendable {
    public internal(set) var claims: [Claim] = []
    public internal(set) var protocolPairs: [ProtocolPair] = []
    /// In the order of their names.
    public internal(set) var mappings: [RuleMapping] = []
    public internal(set) var counted: [CountedFigure] = []
}
