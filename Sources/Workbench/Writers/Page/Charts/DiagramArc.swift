/// An arrow as it is drawn: a curve beside the parts, or a line to a pillar; its head is the style's.
struct DiagramArc: Sendable {
    /// How the style knows it: `declared`, `running` if only the resolved graph has it, and `breach`.
    let kind: String
    let path: String
    /// How the style knows how many edges there are: `few`, `some` or `many`.
    let weight: String
    /// Where a breach is marked.
    let mark: ChartPoint?

    /// A curve that starts and ends at `x`, on the side that it bends to.
    init(_ link: DiagramLink, x: Int, start: Int, end: Int, reach: Int) {
        let side = link.isLeft ? -1 : 1
        let bend = x + side * reach
        self.init(
            link.arrow,
            path: "M\(x) \(start)C\(bend) \(start) \(bend) \(end) \(x) \(end)",
            // The curve is farthest out in its middle, at three quarters of the bend.
            middle: ChartPoint(x: x + side * reach * 3 / 4, y: (start + end) / 2 + 4)
        )
    }

    /// A line from a part to a pillar.
    init(_ link: DiagramLink, from start: Int, to end: Int, y: Int) {
        self.init(link.arrow, path: "M\(start) \(y)H\(end)", middle: ChartPoint(x: (start + end) / 2, y: y + 4))
    }

    private init(_ arrow: Arrow, path: String, middle: ChartPoint) {
        kind = arrow.isBreach ? "breach" : arrow.declared == 0 ? "running" : "declared"
        self.path = path
        weight = arrow.most < 3 ? "few" : arrow.most < 8 ? "some" : "many"
        mark = arrow.isBreach ? middle : nil
    }
}
