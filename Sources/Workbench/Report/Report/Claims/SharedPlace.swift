/// A place that several architectures share, as none of them is above the others by more than the margin.
public struct SharedPlace: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
        case highest, lowest
    }

    public let kind: Kind
    /// What they are compared by, as a formula has it: `lines.code`.
    public let formula: String
    /// In the report's order.
    public let architectures: [String]
}
