import Report

/// An arrow between two parts of a diagram, which are known by their places in its order, or from one to a pillar.
struct DiagramLink: Hashable {
    let arrow: Arrow
    let from: Int
    /// Of an arrow to a pillar, where it starts.
    let to: Int
    /// The pillar that it leads to; `nil` if it leads to a part.
    let pillar: SharedLayer.Kind?

    /// On which side it is drawn: the screen is on the left, the model on the right.
    var isLeft: Bool { pillar.map { $0 == .userInterface } ?? (to < from) }

    /// How many parts it goes past, its end included.
    var span: Int { abs(to - from) }

    /// `nil` if the arrow leads back to its own part, or to none.
    init?(_ arrow: Arrow, among names: [String]) {
        guard let from = names.firstIndex(of: arrow.from), let to = names.firstIndex(of: arrow.to), from != to else {
            return nil
        }
        self.init(arrow: arrow, from: from, to: to, pillar: nil)
    }

    /// All arrows of one part to the layers of a pillar are one; `nil` if there are none.
    init?(of arrows: [Arrow], from place: Int, to pillar: SharedLayer.Kind, layers: [String]) {
        guard let first = arrows.first else { return nil }
        let arrow = Arrow(
            from: first.from,
            to: layers.joined(separator: ", "),
            declared: arrows.reduce(0) { $0 + $1.declared },
            resolved: arrows.reduce(0) { $0 + $1.resolved },
            isBreach: arrows.contains(where: \.isBreach)
        )
        self.init(arrow: arrow, from: place, to: place, pillar: pillar)
    }

    private init(arrow: Arrow, from: Int, to: Int, pillar: SharedLayer.Kind?) {
        (self.arrow, self.from, self.to, self.pillar) = (arrow, from, to, pillar)
    }
}

/// One of the two sides of a part: arrows go downward on the right, upward on the left.
struct DiagramSide: Hashable {
    let place: Int
    let isLeft: Bool
}

extension [DiagramLink] {
    /// The links that meet each side, from the top, so that they do not cross there: from the part above that is
    /// nearest to the farthest one, then to a pillar, then from the farthest below to the nearest.
    var bySide: [DiagramSide: [DiagramLink]] {
        var links: [DiagramSide: [DiagramLink]] = [:]
        for link in self {
            for place in Set([link.from, link.to]) {
                links[DiagramSide(place: place, isLeft: link.isLeft), default: []].append(link)
            }
        }
        return links.reduce(into: [:]) { sorted, side in
            let place = side.key.place
            sorted[side.key] =
                side.value
                .map { link in (link: link, distance: (link.from == place ? link.to : link.from) - place) }
                .sorted { ($0.distance.signum(), -$0.distance) < ($1.distance.signum(), -$1.distance) }
                .map(\.link)
        }
    }
}
