/// An arrow as it is drawn: a curve beside the parts; its head is the style's.
struct DiagramArc: Sendable {
    /// How the style knows it: `declared`, `running` if only the resolved graph has it, and `breach`.
    let kind: String
    let path: String
    /// How the style knows how many edges there are: `few`, `some` or `many`.
    let weight: String
    /// Where a breach is marked.
    let mark: ChartPoint?

    /// Starts and ends at `x`, on the side that it bends to.
    init(_ link: DiagramLink, x: Int, start: Int, end: Int, reach: Int) {
        let arrow = link.arrow
        kind = arrow.isBreach ? "breach" : arrow.declared == 0 ? "running" : "declared"
        let side = link.isUpward ? -1 : 1
        let bend = x + side * reach
        path = "M\(x) \(start)C\(bend) \(start) \(bend) \(end) \(x) \(end)"
        weight = arrow.most < 3 ? "few" : arrow.most < 8 ? "some" : "many"
        // The curve is farthest out in its middle, at three quarters of the bend.
        mark = arrow.isBreach ? ChartPoint(x: x + side * reach * 3 / 4, y: (start + end) / 2 + 4) : nil
    }
}
