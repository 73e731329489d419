import Report
import Words

/// The parts of an architecture one below the other between two pillars, the screen on the left and the model on the
/// right, with their arrows: downward on the right, upward on the left.
struct PartsDiagram: Sendable {
    let width: Int
    let height: Int
    let arcs: [DiagramArc]
    let nodes: [Node]
    let pillars: [Pillar]

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

    struct Pillar: Sendable {
        let x: Int
        let width: Int
        let height: Int
        let textX: Int
        let textY: Int
        let label: Words
    }

    private static let portDistance = 9
    private static let least = 26
    private static let gap = 16
    private static let pillarWidth = 64

    /// So that the diagrams of small architectures have the scale of the others.
    private static let leastWidth = 400

    /// How much farther out an arc goes for each part that it passes.
    private static let reach = 15

    /// `nil` if there are not two of parts and pillars, or no arrow between two.
    init?(of arrows: [Arrow], places: EdgeEnds, words: WordTable) {
        let names = places.drawn(with: arrows)
        let links = Self.links(of: arrows, among: names, places: places)
        let kinds = SharedLayer.Kind.allCases.filter { kind in links.contains { $0.pillar == kind } }
        guard names.count + kinds.count > 1, !links.isEmpty else { return nil }
        let sides = links.bySide
        let labels = names.map { LabelText.fitted($0, to: 16) }
        let boxWidth = (labels.map(LabelText.width).max() ?? 0) + 24
        let left = Self.side(of: links.filter(\.isLeft)) + (kinds.contains(.userInterface) ? Self.pillarWidth : 0)
        let right = Self.side(of: links.filter { !$0.isLeft }) + (kinds.contains(.model) ? Self.pillarWidth : 0)
        let width = max(Self.leastWidth, left + boxWidth + right)
        let boxX = left + (width - left - boxWidth - right) / 2
        var y = 2
        var nodes: [Node] = []
        for (index, label) in labels.enumerated() {
            if index == places.own.count { y += Self.gap }
            let ports = [true, false].map { sides[DiagramSide(place: index, isLeft: $0), default: []].count }
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
        let bottom = y - Self.gap
        /// The ports of a side are at equal distances.
        func port(of link: DiagramLink, at place: Int) -> Int {
            let meeting = sides[DiagramSide(place: place, isLeft: link.isLeft), default: []]
            let index = meeting.firstIndex(of: link) ?? 0
            return nodes[place].y + nodes[place].height * (index + 1) / (meeting.count + 1)
        }
        arcs = links.map { link in
            let x = link.isLeft ? boxX : boxX + boxWidth
            let start = port(of: link, at: link.from)
            if link.pillar != nil {
                let end = link.isLeft ? Self.pillarWidth : width - Self.pillarWidth
                return DiagramArc(link, from: x, to: end, y: start)
            }
            let reach = Self.reach * (link.span + 1)
            return DiagramArc(link, x: x, start: start, end: port(of: link, at: link.to), reach: reach)
        }
        pillars = kinds.map { kind in
            let x = kind == .userInterface ? 1 : width - Self.pillarWidth
            return Pillar(
                x: x,
                width: Self.pillarWidth - 1,
                height: bottom - 2,
                textX: x + Self.pillarWidth / 2,
                textY: bottom / 2 + 5,
                label: words("diagram.\(kind.rawValue)")
            )
        }
        self.nodes = nodes
        self.width = width
        height = bottom + 2
    }

    /// Between parts, and from each part to the screen and to the model.
    private static func links(of arrows: [Arrow], among names: [String], places: EdgeEnds) -> [DiagramLink] {
        let between = arrows.compactMap { DiagramLink($0, among: names) }
        let outward = SharedLayer.Kind.allCases.flatMap { kind in
            let layers = places.layers(of: kind)
            return names.enumerated().compactMap { place, name in
                let own = arrows.filter { $0.from == name && layers.contains($0.to) }
                return DiagramLink(of: own, from: place, to: kind, layers: layers)
            }
        }
        return between + outward
    }

    /// How wide the arcs of one side are.
    private static func side(of links: [DiagramLink]) -> Int { 14 + reach * ((links.map(\.span).max() ?? 0) + 1) }
}
