/// One of the measures that a claim is held against, with the value of each architecture.
public struct ClaimMeasure: Hashable, Codable, Sendable {
    /// As a reader would say it.
    public let title: LocalizedText
    /// The formula in terms of the report's figures, as the configuration says it: `lines.code`.
    public let formula: String
    /// By the architecture's name; those that were not measured are missing.
    public let values: [String: Figure]
}
