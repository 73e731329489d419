/// What people say about the architectures, held against the figures of this subject alone.
public struct ClaimFigures: Hashable, Codable, Sendable {
    /// Its name in the configuration: `C1`.
    public let id: String
    public let claim: LocalizedText
    /// What it is held against, each with the values of all architectures; a claim without a condition may have some.
    public let measures: [ClaimMeasure]
    /// What the verdict follows from, as the configuration says it; `nil` if no figures can tell.
    public let condition: String?
    public let verdict: ClaimVerdict
    /// What it would take to tell; `nil` unless the verdict is that it cannot be told here.
    public let needed: LocalizedText?
}
