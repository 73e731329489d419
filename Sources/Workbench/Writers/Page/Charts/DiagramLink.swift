/// An arrow between two parts of a diagram, which are known by their places in its order.
struct DiagramLink: Hashable {
    let arrow: Arrow
    let from: Int
    let to: Int

    var isUpward: Bool { to < from }

    /// How many parts it goes past, its end included.
    var span: Int { abs(to - from) }

    /// `nil` if the arrow leads back to its own part, or to none.
    init?(_ arrow: Arrow, among names: [String]) {
        guard let from = names.firstIndex(of: arrow.from), let to = names.firstIndex(of: arrow.to), from != to else {
            return nil
        }
        self.arrow = arrow
        self.from = from
        self.to = to
    }
}

/// One of the two sides of a part: arrows go downward on the right, upward on the left.
struct DiagramSide: Hashable {
    let place: Int
    let isUpward: Bool
}

extension [DiagramLink] {
    /// Those that meet each side, from the top, so that they do not cross there: from the part above that is nearest to
    /// the farthest one, then from the farthest below to the nearest.
    var bySide: [DiagramSide: [DiagramLink]] {
        var links: [DiagramSide: [DiagramLink]] = [:]
        for link in self {
            for place in [link.from, link.to] {
                links[DiagramSide(place: place, isUpward: link.isUpward), default: []].append(link)
            }
        }
        return links.reduce(into: [:]) { sorted, side in
            let place = side.key.place
            sorted[side.key] =
                side.value
                .map { link in (link: link, distance: (link.from == place ? link.to : link.from) - place) }
                .sorted { ($0.distance > 0 ? 1 : 0, -$0.distance) < ($1.distance > 0 ? 1 : 0, -$1.distance) }
                .map(\.link)
        }
    }
}
