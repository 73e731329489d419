/// Names as they fit into a chart, whose table beside it has them whole.
enum LabelText {
    /// The width of one character, in the chart's units; wide scripts take two.
    static let characterWidth = 7

    /// At most so many characters wide; what is cut off leaves an ellipsis.
    static func fitted(_ text: String, to limit: Int) -> String {
        var width = 0
        var fitted = ""
        for character in text {
            width += columns(of: character)
            if width > limit { return "\(fitted.dropLast())…" }
            fitted.append(character)
        }
        return fitted
    }

    /// In the chart's units.
    static func width(of text: String) -> Int { columns(of: text) * characterWidth }

    /// In characters.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    private static func columns(of character: Character) -> Int {
        character.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
    }

    /// The heights of labels that are at least a label's height apart, near where each belongs, in the given order.
    static func apart(_ wanted: [Int], in order: [Int], by height: Int, above bottom: Int) -> [Int] {
        var places = wanted
        for (before, after) in zip(order, order.dropFirst()) {
            places[after] = max(places[after], places[before] + height)
        }
        // What was pushed down out of the plot goes up again, and pushes the others.
        var lowest = bottom
        for place in order.reversed() {
            places[place] = min(places[place], lowest)
            lowest = places[place] - height
        }
        return places
    }
}
