/// How many breaches of rules there are, and at how many places.
///
/// Who breaks which rule against whom is one breach, on however many lines; to accept it is to accept all of them.
public struct BreachCount: Hashable, Sendable {
    public let breaches: Int
    public let places: Int

    /// What the breach is known by that each of the places shows.
    public init(ofPlaces keys: [some Hashable]) {
        breaches = Set(keys).count
        places = keys.count
    }
}

extension BreachCount: CustomStringConvertible {
    /// `3`, or `1 at 3 places`.
    public var description: String { "\(breaches)\(place)" }

    /// `3 new`, or `1 new at 3 places`.
    package func text(_ what: String) -> String { "\(breaches) \(what)\(place)" }

    private var place: String { breaches == places ? "" : " at \(places) places" }
}
