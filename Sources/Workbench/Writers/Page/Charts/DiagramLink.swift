/// An arrow between two parts of a diagram, which are known by their places in its order.
struct DiagramLink: Hashable, Sendable {
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
