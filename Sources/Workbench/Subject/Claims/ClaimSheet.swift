/// The claims that a subject is held against, and the tables that some of their measures are taken from.
public struct ClaimSheet: Hashable, Sendable {
    public var claims: [Claim] = []
    public var protocolPairs: [ProtocolPair] = []
    /// In the order of the rules' names.
    public var mappings: [RuleMapping] = []
}
