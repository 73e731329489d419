/// What people say about the architectures, held against the figures of this subject alone.
public struct ClaimFigures: Hashable, Codable, Sendable {
    /// Its name in the configuration: `C1`.
    public let id: String
    public let claim: LocalizedText
    /// What it is held against, each with the values of all architectures; those with a condition are its parts.
    public let measures: [ClaimMeasure]
    /// What the verdict follows from if it has no parts, as the configuration says it.
    public let condition: String?
    public let verdict: ClaimVerdict
    /// What it would take to tell; `nil` unless the verdict is that it cannot be told here.
    public let needed: LocalizedText?
    /// What a reader of the verdict should know; `nil` if the configuration does not say.
    public let note: LocalizedText?
    /// The rule that makes it true, as the configuration says.
    public let enforcedBy: String?
    /// Where the objection is answered that the claim was decided by how it was written: a path, with an anchor.
    public let fairness: String?
    /// `nil` if no figure alone changes the verdict, or if it cannot be told here.
    public let flip: ClaimFlip?
    /// `nil` if its conditions ask for no place that is shared.
    public let sharedPlaces: [SharedPlace]?

    public init(
        id: String,
        claim: LocalizedText,
        measures: [ClaimMeasure],
        condition: String? = nil,
        verdict: ClaimVerdict,
        needed: LocalizedText? = nil,
        note: LocalizedText? = nil,
        enforcedBy: String? = nil,
        fairness: String? = nil,
        flip: ClaimFlip? = nil,
        sharedPlaces: [SharedPlace] = []
    ) {
        self.id = id
        self.claim = claim
        self.measures = measures
        self.condition = condition
        self.verdict = verdict
        self.needed = needed
        self.note = note
        self.enforcedBy = enforcedBy
        self.fairness = fairness
        self.flip = flip
        self.sharedPlaces = sharedPlaces.isEmpty ? nil : sharedPlaces
    }
}

extension ClaimFigures {
    /// Of its parts, or the one that it has; empty if no figures can tell.
    package var conditions: [String] { condition.map { [$0] } ?? parts.compactMap(\.condition) }

    /// The parts that hold, or those that do not.
    public func parts(holding: Bool) -> [ClaimMeasure] { parts.filter { $0.holds == holding } }

    private var parts: [ClaimMeasure] { measures.filter { $0.condition != nil && $0.isBeside != true } }
}
