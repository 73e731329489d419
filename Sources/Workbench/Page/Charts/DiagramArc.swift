/// An arrow as it is drawn: a curve beside the parts, and a head that touches the part it leads to.
struct DiagramArc: Sendable {
    /// How the style knows it: `declared`, `running` where only the resolved graph has it, and `breach`.
    let kind: String
    let path: String
    let head: String

    /// The stroke's, by how many edges there are.
    let weight: String

    /// Where a breach is marked.
    let mark: Mark?

    struct Mark: Sendable {
        let x: Int
        let y: Int
    }

    private static let headLength = 6

    /// Starts and ends at `x`, on the side that it bends to.
    init(_ link: DiagramLink, x: Int, start: Int, end: Int, reach: Int) {
        let arrow = link.arrow
        kind = arrow.isBreach ? "breach" : arrow.declared == 0 ? "running" : "declared"
        let side = link.isUpward ? -1 : 1
        let bend = x + side * reach
        let tip = x + side * Self.headLength
        path = "M\(x) \(start)C\(bend) \(start) \(bend) \(end) \(tip) \(end)"
        head = "M\(x) \(end)l\(side * Self.headLength) -3.5v7z"
        let edges = max(arrow.declared, arrow.resolved)
        weight = edges < 3 ? "1.2" : edges < 8 ? "2" : "3"
        // The curve is farthest out in its middle, at three quarters of the bend.
        mark = arrow.isBreach ? Mark(x: x + side * reach * 3 / 4, y: (start + end) / 2 + 4) : nil
    }
}
