import Report

/// Abstractness against instability, with the main sequence, on which both add up to 1 (Martin 1994).
struct MainSequence: Sendable {
    let points: [Point]
    let labels: [Label]

    let width = Self.right
    let height = 236
    let frame = "M\(left) \(top)V\(top + side)H\(left + side)"
    let line = "M\(left) \(top)L\(left + side) \(top + side)"
    let axes = [
        Axis(text: "A", x: left - 20, y: top + side / 2), Axis(text: "I", x: left + side / 2, y: top + side + 22),
        Axis(text: "1", x: left - 20, y: top + 5), Axis(text: "0", x: left - 20, y: top + side + 5),
        Axis(text: "1", x: left + side, y: top + side + 22),
    ]

    private static let right = 300
    private static let left = 34
    private static let top = 14
    private static let side = 190
    private static let labelHeight = 15

    /// Where the names of Martin's zones stand, and as long as they are in English: concrete and depended upon, abstract
    /// and depended upon by nobody.
    static let zones = [
        Label(x: left + 6, y: top + side - 8, text: "zone of pain", anchor: nil),
        Label(x: left + side - 6, y: top + 18, text: "zone of uselessness", anchor: "before"),
    ]

    struct Axis: Sendable {
        let text: String
        let x: Int
        let y: Int
    }

    struct Point: Sendable {
        /// `declared`, or `resolved` for one that is elsewhere as resolved.
        let kind: String
        let x: Int
        let y: Int
        /// From where it was as declared; `nil` if it did not move.
        let trace: String?
    }

    struct Label: Sendable {
        let x: Int
        let y: Int
        let text: String
        /// Whether the text has its end, `before`, or its middle, `centred`, at `x`; `nil` if its start.
        let anchor: String?
    }

    /// Roles without both figures have no point; those at the same place share one, with all their names.
    init(declared: [GroupMartin], resolved: [GroupMartin]) {
        var names: [ChartPoint: [String]] = [:]
        var moved: [Point] = []
        for role in declared {
            guard let place = Self.place(of: role) else { continue }
            names[place, default: []].append(role.name)
            guard let after = resolved.first(where: { $0.name == role.name }).flatMap(Self.place), after != place else {
                continue
            }
            let trace = "M\(place.x) \(place.y)L\(after.x) \(after.y)"
            moved.append(Point(kind: "resolved", x: after.x, y: after.y, trace: trace))
        }
        let places = names.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        points = moved + places.map { Point(kind: "declared", x: $0.x, y: $0.y, trace: nil) }
        labels = Self.labels(at: places, names: names, points: points)
    }
}

extension MainSequence {
    private static func place(of role: GroupMartin) -> ChartPoint? {
        guard let instability = role.instability.value, let abstractness = role.abstractness.value else { return nil }
        return ChartPoint(
            x: left + Int((instability * Double(side)).rounded()),
            y: top + side - Int((abstractness * Double(side)).rounded())
        )
    }

    /// Each label beside, above or below its point: where it stands on no other label, no zone and no point, if it can.
    private static func labels(at places: [ChartPoint], names: [ChartPoint: [String]], points: [Point]) -> [Label] {
        let all = places.reduce(into: zones) { labels, place in
            let text = LabelText.fitted((names[place] ?? []).joined(separator: ", "), to: 22)
            let candidates = [
                Label(x: place.x + 10, y: place.y + 4, text: text, anchor: nil),
                Label(x: place.x - 10, y: place.y + 4, text: text, anchor: "before"),
                Label(x: place.x, y: place.y - 10, text: text, anchor: "centred"),
                Label(x: place.x, y: place.y + 19, text: text, anchor: "centred"),
                Label(x: place.x, y: place.y - 10 - labelHeight, text: text, anchor: "centred"),
            ]
            let free = candidates.first { candidate in
                isInside(candidate) && !labels.contains { overlap($0, candidate) }
                    && !points.contains { covers(candidate, $0) }
            }
            labels.append(free ?? candidates[0])
        }
        return Array(all.dropFirst(zones.count))
    }

    /// The axis below is left to its own letters.
    private static func isInside(_ label: Label) -> Bool {
        let extent = extent(of: label)
        return extent.lowerBound >= left + 2 && extent.upperBound <= right && label.y < top + side
    }

    private static func overlap(_ first: Label, _ second: Label) -> Bool {
        abs(first.y - second.y) < labelHeight && extent(of: first).overlaps(extent(of: second))
    }

    private static func covers(_ label: Label, _ point: Point) -> Bool {
        abs(label.y - 4 - point.y) < 12 && extent(of: label).overlaps(point.x - 5..<point.x + 5)
    }

    private static func extent(of label: Label) -> Range<Int> {
        let width = LabelText.width(of: label.text)
        let start = label.anchor == nil ? label.x : label.x - (label.anchor == "before" ? width : width / 2)
        return start..<start + width
    }
}
