/// The parts of an architecture one below the other, and their arrows: downward on the right, upward on the left.
struct PartsDiagram: Sendable {
    let width: Int
    let height: Int
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
    init?(of arrows: [Arrow], places: EdgeEnds) {
        let names = places.drawn(with: arrows)
        let links = arrows.compactMap { DiagramLink($0, among: names) }
        guard names.count > 1, !links.isEmpty else { return nil }
        let sides = links.bySide
        let labels = names.map { LabelText.fitted($0, to: 16) }
        let boxWidth = (labels.map(LabelText.width).max() ?? 0) + 24
        let (left, right) = (Self.side(of: links.filter(\.isUpward)), Self.side(of: links.filter { !$0.isUpward }))
        let width = max(Self.leastWidth, left + boxWidth + right)
        let boxX = left + (width - left - boxWidth - right) / 2
        var y = 2
        var nodes: [Node] = []
        for (index, label) in labels.enumerated() {
            if index == places.own.count { y += Self.gap }
            let ports = [true, false].map { sides[DiagramSide(place: index, isUpward: $0), default: []].count }
            let height = max(Self.least, Self.portDistance * ((ports.max() ?? 0) + 1))
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
        /// The ports of a side are at equal distances.
        func port(of link: DiagramLink, at place: Int) -> Int {
            let meeting = sides[DiagramSide(place: place, isUpward: link.isUpward), default: []]
            let index = meeting.firstIndex(of: link) ?? 0
            return nodes[place].y + nodes[place].height * (index + 1) / (meeting.count + 1)
        }
        arcs = links.map { link in
            DiagramArc(
                link,
                x: link.isUpward ? boxX : boxX + boxWidth,
                start: port(of: link, at: link.from),
                end: port(of: link, at: link.to),
                reach: Self.reach * (link.span + 1)
            )
        }
        self.nodes = nodes
        self.width = width
        height = y - Self.gap + 2
    }

    /// How wide the arcs of one side are.
    private static func side(of links: [DiagramLink]) -> Int { 14 + reach * ((links.map(\.span).max() ?? 0) + 1) }
}
