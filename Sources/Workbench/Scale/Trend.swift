/// What becomes of the cost of one pair of scenes when there are more of them.
public enum Trend: String, CaseIterable, Hashable, Codable, Sendable {
    case falls
    case stays
    case grows
    /// The values are too few, or too far from a power law, to tell.
    case open

    /// How far an exponent may be from that of an unchanging cost and still mean none that matters.
    ///
    /// From 1 pair to 32 it makes 11 %: 32 to the power of 0.03.
    public static let margin = 0.03

    /// The whole interval decides: below, within or above the margin around the exponent of an unchanging cost.
    public init(of law: PowerLaw?, unchanged: Double) {
        guard let interval = law?.interval else {
            self = .open
            return
        }
        let bounds = (unchanged - Self.margin)...(unchanged + Self.margin)
        self =
            if interval.upper < bounds.lowerBound {
                .falls
            } else if interval.lower > bounds.upperBound {
                .grows
            } else if bounds.contains(interval.lower), bounds.contains(interval.upper) {
                .stays
            } else {
                .open
            }
    }
}
