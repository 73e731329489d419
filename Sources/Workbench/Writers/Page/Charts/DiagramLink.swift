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

extension [DiagramLink] {
    /// Those that meet a part on one of its sides, from the top, so that they do not cross there: from the part above
    /// that is nearest to the farthest one, then from the farthest below to the nearest.
    func meeting(_ place: Int, isUpward: Bool) -> [DiagramLink] {
        filter { $0.isUpward == isUpward && ($0.from == place || $0.to == place) }
            .map { link in (link: link, distance: (link.from == place ? link.to : link.from) - place) }
            .sorted { ($0.distance > 0 ? 1 : 0, -$0.distance) < ($1.distance > 0 ? 1 : 0, -$1.distance) }
            .map(\.link)
    }
}
