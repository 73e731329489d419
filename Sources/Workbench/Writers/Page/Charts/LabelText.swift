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
    static func width(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } * characterWidth }

    private static func columns(of character: Character) -> Int {
        character.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
    }
}
