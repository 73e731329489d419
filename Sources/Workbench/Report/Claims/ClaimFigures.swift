/// What people say about the architectures, held against the figures of this subject alone.
public struct ClaimFigures: Hashable, Codable, Sendable {
    /// Its name in the configuration: `C1`.
    public let id: String

    public let claim: LocalizedText

    /// What it is measured by; none where nothing that was measured could tell.
    public let measures: [ClaimMeasure]

    /// What the verdict follows from, as the configuration says it; none where no figures can tell.
    public let condition: String?

    public let verdict: ClaimVerdict

    /// What would be needed to tell; none where there is a verdict.
    public let needed: LocalizedText?

    public init(
        id: String,
        claim: LocalizedText,
        measures: [ClaimMeasure] = [],
        condition: String? = nil,
        verdict: ClaimVerdict,
        needed: LocalizedText? = nil
    ) {
        self.id = id
        self.claim = claim
        self.measures = measures
        self.condition = condition
        self.verdict = verdict
        self.needed = needed
    }
}
