/// The smallest change of one figure of one architecture that would change a claim's verdict.
///
/// The smallest is that which is the smallest part of its figure.
public struct ClaimFlip: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
        case count, decimal, share
    }

    /// So many of all that a share is of, such as regions.
    public struct Part: Hashable, Codable, Sendable {
        public let count: Int
        public let total: Int
    }

    public let architecture: String
    /// As a formula has it, without the architecture's name: `lines.code`.
    public let figure: String
    public let kind: Kind
    public let from: Double
    public let to: Double
    /// What a share moves by; `nil` if it is not known what it is a share of.
    public private(set) var part: Part?
    /// What the verdict would then be.
    public let verdict: ClaimVerdict
}
