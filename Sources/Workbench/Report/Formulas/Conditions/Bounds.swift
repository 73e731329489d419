/// A number that is compared by a margin, or the interval that a median has.
struct Bounds: Hashable, Sendable {
    let low: Term
    let high: Term
    /// Whether it is an interval, which has the margin in itself.
    let isInterval: Bool

    /// That this one is above the other.
    func isAbove(_ other: Bounds, by margin: Margin) -> Condition {
        .above(low, other.high, isInterval || other.isInterval ? .interval : margin)
    }
}
