/// The architectures by one figure, of which some have the highest place, or the lowest.
///
/// Several share a place if none of them is above the others by more than the margin.
struct Ranking: Hashable, Sendable {
    let isHighest: Bool
    let names: [String]
    /// In the same order.
    let bounds: [Bounds]
    let margin: Margin

    /// That the architecture alone has the place.
    func isHeld(byAlone name: String) -> Condition {
        comparisons(of: name) { own, other in isHighest ? (own, other) : (other, own) }
    }

    /// That the architecture has the place, alone or with others.
    func isHeld(by name: String) -> Condition {
        guard case .all(let beaten) = comparisons(of: name, by: { isHighest ? ($1, $0) : ($0, $1) }) else {
            return .unknown
        }
        return .all(beaten.map(Condition.not))
    }

    /// The architectures that have the place; empty if a figure that decides is not defined.
    var holders: [String] {
        let truths = names.map { isHeld(by: $0).truth() }
        return truths.contains(nil) ? [] : zip(names, truths).filter { $0.1 == true }.map(\.0)
    }
}

extension Ranking {
    private func comparisons(of name: String, by pair: (Bounds, Bounds) -> (Bounds, Bounds)) -> Condition {
        guard let index = names.firstIndex(of: name) else { return .any([]) }
        let others = bounds.indices.filter { $0 != index }
        return .all(
            others.map { other in
                let (upper, lower) = pair(bounds[index], bounds[other])
                return upper.isAbove(lower, by: margin)
            }
        )
    }
}
