import Report
import Support

/// What the template of a pattern shows: the parts, the ways that the code declares, and those that were used just now.
struct PatternContent {
    let pattern: DeclaredPattern
    private let diagram: PatternDiagram

    init(of pattern: DeclaredPattern) {
        self.pattern = pattern
        diagram = PatternDiagram(of: pattern.parts)
    }

    /// What was used in these messages is marked; those of the User are none of the app's.
    ///
    /// `id` is that of what a screen reader says.
    func content(id: String, messages: [MessageSequence.Message]) -> Content {
        let used = messages.map { PlayedWay.Pair(from: $0.from, to: $0.to) }.filter { $0.from != MessageSequence.user }
        let counts = Dictionary(used.map { ($0, 1) }, uniquingKeysWith: +)
        let speakers = Set(messages.flatMap { [$0.from, $0.to] })
        // What was used is drawn above the rest.
        let ways = pattern.ways.union(used).sorted {
            (counts[$0, default: 0], $0.from, $0.to) < (counts[$1, default: 0], $1.from, $1.to)
        }
        return [
            "id": id,
            "width": PatternDiagram.width,
            "height": diagram.height,
            "boxes": diagram.boxes.map { box -> Content in
                [
                    "name": box.name, "label": box.label, "isPillar": box.isPillar,
                    "isUsed": speakers.contains(box.name), "x": box.x, "y": box.y, "width": box.width,
                    "height": box.height, "textX": box.x + box.width / 2,
                    "textY": box.y + PatternDiagram.boxHeight / 2 + 5,
                ]
            },
            "arrows": ways.compactMap { pair in diagram.way(pair).map { content(of: pair, $0, count: counts[pair]) } },
            "used": used.isEmpty
                ? nil : used.uniqued.map { "\($0.name) ×\(counts[$0, default: 0])" }.joined(separator: ", "),
        ]
    }

    private func content(of pair: PlayedWay.Pair, _ way: PatternDiagram.Way, count: Int?) -> Content {
        [
            "name": pair.name, "count": count, "isDeclared": pattern.ways.contains(pair),
            "path": way.path, "tip": way.tip,
        ]
    }
}

extension PlayedWay.Pair {
    fileprivate var name: String { "\(from) → \(to)" }
}
