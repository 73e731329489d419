/// What a protocol requires, held against a protocol that does the same in another architecture.
///
/// Which requirements mean the same stands in the configuration's table.
public struct ProtocolPairFigures: Hashable, Codable, Sendable {
    /// The pair's name in the configuration.
    public let name: String

    /// This architecture's protocol of the two.
    public let `protocol`: String

    /// How many requirements it has.
    public let requirements: Int
    /// Of these, those that the other protocol has, too.
    public let matched: Int
    /// Of these, those that the table leaves out of the comparison.
    public let leftOut: Int
    /// Of these, all others: it alone has them.
    public let unmatched: Int
}
