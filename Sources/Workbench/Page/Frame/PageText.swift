import Mustache

/// Text as it stands in HTML, between tags and in attributes that double quotes enclose.
///
/// Works on Unicode scalars: a mark that combines with `<` or `"` makes one character of both, and must not hide it.
struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String {
        text.unicodeScalars.map(Self.escaped).joined()
            // What a runner of GitHub Actions takes for a command, when it is printed in a log.
            .replacing("::", with: "&#58;&#58;")
            .replacing("##[", with: "#&#35;[")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\n", "\t": String(scalar)
        case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }

    /// Whether it could turn the text around it, or has no place in HTML.
    ///
    /// Joiners are what some scripts are written with.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned: true
        case .format: !["\u{200C}", "\u{200D}"].contains(scalar)
        default: false
        }
    }
}
