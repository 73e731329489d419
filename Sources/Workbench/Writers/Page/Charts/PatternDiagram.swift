import Report

/// The parts of an architecture one below the other, the Screen on their left and the Model on their right, and the ways
/// between them: downward on the right, upward on the left.
///
/// Only the names of the parts decide where things stand. So each way has its place, whichever others are drawn.
struct PatternDiagram: Sendable {
    let height: Int
    /// The Screen and the Model, then the parts.
    let boxes: [Box]

    struct Box: Hashable, Sendable {
        let name: String
        let label: String
        let isPillar: Bool
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    /// An arrow that ends in its tip.
    struct Way: Hashable, Sendable {
        let path: String
        let tip: String
    }

    static let width = 300
    /// Of a part; the name of a pillar stands in its upper end, where nothing scrolls it out of sight.
    static let boxHeight = 28
    private static let (pillarWidth, gap, margin) = (62, 6, 2)
    /// In characters, which are larger than those of other charts.
    private static let (longestName, characterWidth) = (11, 9)
    /// Where ways meet the side of a part, below its top: those from or to a part above, those to a pillar and from it,
    /// and those from or to a part below.
    private static let ports = (above: 4, outward: 10, inward: 18, below: 24)
    private static let tip = (length: 9, half: 4)

    init(of parts: [String]) {
        let labels = parts.map { LabelText.fitted($0, to: Self.longestName) }
        let longest = labels.map { LabelText.width(of: $0) / LabelText.characterWidth }.max() ?? 0
        let (width, step) = (longest * Self.characterWidth + 12, Self.boxHeight + Self.gap)
        let height = max(Self.boxHeight, parts.count * step - Self.gap)
        let ends = [
            (MessageSequence.screen, Self.margin),
            (MessageSequence.model, Self.width - Self.margin - Self.pillarWidth),
        ]
        let pillars = ends.map { name, x in
            Box(
                name: name,
                label: name,
                isPillar: true,
                x: x,
                y: Self.margin,
                width: Self.pillarWidth,
                height: height
            )
        }
        let boxes = zip(parts, labels).enumerated().map { place, part in
            Box(
                name: part.0,
                label: part.1,
                isPillar: false,
                x: (Self.width - width) / 2,
                y: Self.margin + place * step,
                width: width,
                height: Self.boxHeight
            )
        }
        self.boxes = pillars + boxes
        self.height = height + 2 * Self.margin
    }
}

extension PatternDiagram {
    /// `nil` if not both ends are here, or if neither is a part.
    func way(_ pair: PlayedWay.Pair) -> Way? {
        guard let from = box(pair.from), let to = box(pair.to), from != to else { return nil }
        switch (from.isPillar, to.isPillar) {
        case (false, false): return curve(from: from, to: to)
        case (false, true): return line(between: from, and: to, port: Self.ports.outward, isOutward: true)
        case (true, false): return line(between: to, and: from, port: Self.ports.inward, isOutward: false)
        case (true, true): return nil
        }
    }

    private func box(_ name: String) -> Box? { boxes.first { $0.name == name } }

    /// The farther it goes the farther out it is.
    private func curve(from: Box, to: Box) -> Way {
        let isDown = from.y < to.y
        let (x, side) = isDown ? (from.x + from.width, 1) : (from.x, -1)
        let start = from.y + (isDown ? Self.ports.below : Self.ports.above)
        let end = to.y + (isDown ? Self.ports.above : Self.ports.below)
        let span = abs(to.y - from.y) / (Self.boxHeight + Self.gap)
        // A curve is farthest out at three quarters of its bend.
        let room = (from.x - Self.pillarWidth - 3 * Self.margin) * 4 / 3
        let bend = x + side * room * (span + 1) / max(4, boxes.count - 2)
        return Way(
            path: "M\(x) \(start)C\(bend) \(start) \(bend) \(end) \(x + side * Self.tip.length) \(end)",
            tip: tip(at: x, end, towards: -side)
        )
    }

    private func line(between part: Box, and pillar: Box, port: Int, isOutward: Bool) -> Way {
        let isLeft = pillar.x < part.x
        let ends = isLeft ? (part.x, pillar.x + pillar.width) : (part.x + part.width, pillar.x)
        let (start, end) = isOutward ? ends : (ends.1, ends.0)
        let (y, direction) = (part.y + port, isLeft == isOutward ? -1 : 1)
        return Way(
            path: "M\(start) \(y)H\(end - direction * Self.tip.length)",
            tip: tip(at: end, y, towards: direction)
        )
    }

    private func tip(at x: Int, _ y: Int, towards direction: Int) -> String {
        "M\(x) \(y)l\(-direction * Self.tip.length) \(-Self.tip.half)v\(2 * Self.tip.half)z"
    }
}
