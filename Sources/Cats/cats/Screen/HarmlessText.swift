/// Text from outside, made harmless for a terminal and cut to what a line can bear.
///
/// Whatever could move the cursor, ask the terminal for something, or turn the order of the letters around is shown
/// by its number instead.
struct HarmlessText: CustomStringConvertible {
    private static let lengthLimit = 200

    let description: String

    init(_ text: String) {
        let shown = text.unicodeScalars.prefix(HarmlessText.lengthLimit).map(HarmlessText.shown).joined()
        description = text.unicodeScalars.dropFirst(HarmlessText.lengthLimit).isEmpty ? shown : "\(shown)…"
    }
}

extension HarmlessText {
    private static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default:
            String(scalar)
        }
    }
}
