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
    /// How many of the requirements the other protocol has, too.
    public let matched: Int
    /// How many of the requirements the table leaves out of the comparison.
    public let leftOut: Int
    /// How many of the requirements are neither matched nor left out: this protocol alone has them.
    public let unmatched: Int
}
