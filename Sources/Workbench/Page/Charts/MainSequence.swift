import Report

/// Abstractness against instability, with the main sequence, on which both add up to 1 (Martin 1994).
struct MainSequence: Sendable {
    let points: [Point]
    let labels: [Label]

    static let width = 300
    static let height = 236
    static let frame = "M\(left) \(top)V\(top + side)H\(left + side)"
    static let line = "M\(left) \(top)L\(left + side) \(top + side)"
    static let axes = [
        Axis(text: "A", x: left - 20, y: top + side / 2), Axis(text: "I", x: left + side / 2, y: top + side + 22),
        Axis(text: "1", x: left - 20, y: top + 5), Axis(text: "0", x: left - 20, y: top + side + 5),
        Axis(text: "1", x: left + side, y: top + side + 22),
    ]

    private static let left = 34
    private static let top = 14
    private static let side = 190
    private static let labelHeight = 15

    struct Axis: Sendable {
        let text: String
        let x: Int
        let y: Int
    }

    struct Point: Hashable, Sendable {
        /// `declared`, or `resolved` for one that is elsewhere as it runs.
        let kind: String
        let x: Int
        let y: Int

        /// From where it was as declared; none where it did not move.
        let trace: String?
    }

    struct Label: Hashable, Sendable {
        let x: Int
        var y: Int

        /// `before` or `after` its point.
        let anchor: String
        let text: String
    }

    /// Roles without both figures have no point; those at the same place share one, with all their names.
    init(declared: [GroupMartin], resolved: [GroupMartin]) {
        var names: [Place: [String]] = [:]
        var moved: [Point] = []
        for role in declared {
            guard let place = Place(role) else { continue }
            names[place, default: []].append(role.name)
            guard let after = resolved.first(where: { $0.name == role.name }).flatMap(Place.init), after != place else {
                continue
            }
            let trace = "M\(place.x) \(place.y)L\(after.x) \(after.y)"
            moved.append(Point(kind: "resolved", x: after.x, y: after.y, trace: trace))
        }
        let places = names.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        points = moved + places.map { Point(kind: "declared", x: $0.x, y: $0.y, trace: nil) }
        labels = Self.apart(places.map { Self.label(at: $0, names: names[$0] ?? []) })
    }
}

extension MainSequence {
    private struct Place: Hashable {
        let x: Int
        let y: Int

        init?(_ role: GroupMartin) {
            guard let instability = role.instability.value, let abstractness = role.abstractness.value else {
                return nil
            }
            x = left + Int((instability * Double(side)).rounded())
            y = top + side - Int((abstractness * Double(side)).rounded())
        }
    }

    private static func label(at place: Place, names: [String]) -> Label {
        let isRight = place.x > left + side * 2 / 3
        let text = LabelText.fitted(names.joined(separator: ", "), to: 22)
        return Label(
            x: place.x + (isRight ? -10 : 10),
            y: place.y + (isRight ? -8 : 5),
            anchor: isRight ? "before" : "after",
            text: text
        )
    }

    /// Moves labels up, from the lowest on, until none stands on another.
    private static func apart(_ labels: [Label]) -> [Label] {
        var placed: [Label] = []
        for var label in labels.reversed() {
            while let other = placed.first(where: { overlap($0, label) }) { label.y = other.y - labelHeight }
            placed.append(label)
        }
        return placed.reversed()
    }

    private static func overlap(_ first: Label, _ second: Label) -> Bool {
        let (one, two) = (extent(of: first), extent(of: second))
        return abs(first.y - second.y) < labelHeight && one.overlaps(two)
    }

    private static func extent(of label: Label) -> Range<Int> {
        let width = LabelText.width(of: label.text)
        return label.anchor == "after" ? label.x..<label.x + width : label.x - width..<label.x
    }
}
