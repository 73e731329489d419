/// The claims that a subject is held against, and the tables that some of their measures are taken from.
public struct ClaimSheet: Hashable, Sendable {
    public let claims: [Claim]

    public let protocolPairs: [ProtocolPair]

    /// In the order of the rules' names.
    public let mappings: [RuleMapping]

    public init(claims: [Claim] = [], protocolPairs: [ProtocolPair] = [], mappings: [RuleMapping] = []) {
        self.claims = claims
        self.protocolPairs = protocolPairs
        self.mappings = mappings
    }
}
