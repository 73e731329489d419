/// What becomes of the cost of one pair of scenes when there are more of them.
public enum Trend: String, CaseIterable, Hashable, Codable, Sendable {
    case falls
    case stays
    case grows
    /// The values are too few to tell, or scatter too much.
    case open

    /// How far an exponent may be from that of an unchanging cost and still not matter.
    ///
    /// From 1 pair to 32 it makes 11 %: 32 to the power of 0.03.
    public static let margin = 0.03

    /// Where the exponent lies decides: below, within or above the margin around that of an unchanging cost.
    ///
    /// What is timed scatters, so the whole interval has to lie there. What is counted does not, and its interval tells
    /// only how far from a power law it is.
    public init(of law: PowerLaw?, unchanged: Double, isCounted: Bool) {
        let possible = isCounted ? law.map { PowerLaw.Interval(lower: $0.exponent, upper: $0.exponent) } : law?.interval
        guard let interval = possible else {
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
