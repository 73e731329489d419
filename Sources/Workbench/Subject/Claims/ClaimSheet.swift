/// The claims that a subject is held against, and the tables that some of their measures are taken from.
public struct ClaimSheet: Hashable, Sendable {
    public let claims: [Claim]

    public let protocolPairs: [ProtocolPair]

    /// In the order of the rules' names.
    public let placements: [RulePlacement]

    public init(claims: [Claim] = [], protocolPairs: [ProtocolPair] = [], placements: [RulePlacement] = []) {
        self.claims = claims
        self.protocolPairs = protocolPairs
        self.placements = placements
    }
}
