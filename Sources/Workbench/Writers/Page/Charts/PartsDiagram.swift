import Words

/// The parts of an architecture one below the other, and their arrows: downward on the right, upward on the left.
struct PartsDiagram: Sendable {
    let width: Int
    let height: Int
    let finding: Words
    let arcs: [DiagramArc]
    let nodes: [Node]

    struct Node: Sendable {
        let isShared: Bool
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let textX: Int
        let textY: Int
        let label: String
    }

    private static let portDistance = 9
    private static let least = 26
    private static let gap = 16

    /// So that the diagrams of small architectures have the scale of the others.
    private static let leastWidth = 320

    /// How much farther out an arc goes for each part that it passes.
    private static let reach = 15

    /// `nil` if there are no two parts, or no arrow between two.
    init?(of arrows: [Arrow], places: EdgeEnds, finding: Words) {
        // A shared layer is drawn where a breach leads to it; otherwise the matrix beside the diagram has it.
        let names = places.own + places.shared.filter { layer in arrows.contains { $0.to == layer && $0.isBreach } }
        let links = arrows.compactMap { DiagramLink($0, among: names) }
        guard names.count > 1, !links.isEmpty else { return nil }
        let ports = DiagramPorts(of: links, count: names.count)
        let labels = names.map { LabelText.fitted($0, to: 16) }
        let boxWidth = (labels.map(LabelText.width).max() ?? 0) + 24
        let (left, right) = (Self.span(of: links.filter(\.isUpward)), Self.span(of: links.filter { !$0.isUpward }))
        let sides = (left: 14 + Self.reach * (left + 1), right: 14 + Self.reach * (right + 1))
        width = max(Self.leastWidth, sides.left + boxWidth + sides.right)
        let boxX = sides.left + (width - sides.left - boxWidth - sides.right) / 2
        var y = 2
        var nodes: [Node] = []
        for (index, label) in labels.enumerated() {
            if index == places.own.count { y += Self.gap }
            let height = max(Self.least, Self.portDistance * (ports.most(at: index) + 1))
            nodes.append(
                Node(
                    isShared: index >= places.own.count,
                    x: boxX,
                    y: y,
                    width: boxWidth,
                    height: height,
                    textX: boxX + boxWidth / 2,
                    textY: y + height / 2 + 5,
                    label: label
                )
            )
            y += height + Self.gap
        }
        self.nodes = nodes
        self.finding = finding
        arcs = links.map { link in
            DiagramArc(
                link,
                x: link.isUpward ? boxX : boxX + boxWidth,
                start: nodes[link.from].portY(
                    ports.start(of: link),
                    of: ports.count(at: link.from, isUpward: link.isUpward)
                ),
                end: nodes[link.to].portY(ports.end(of: link), of: ports.count(at: link.to, isUpward: link.isUpward)),
                reach: Self.reach * (link.span + 1)
            )
        }
        height = y - Self.gap + 2
    }

    private static func span(of links: [DiagramLink]) -> Int { links.map(\.span).max() ?? 0 }
}

extension PartsDiagram.Node {
    /// Where the port stands that is the `index`th of `count` on one side.
    fileprivate func portY(_ index: Int, of count: Int) -> Int {
        y + height * (index + 1) / (count + 1)
    }
}
