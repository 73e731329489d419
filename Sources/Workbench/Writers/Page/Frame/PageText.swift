import Mustache
import Support

/// Text as it stands in HTML, between tags and in attributes that double quotes enclose.
///
/// Works on Unicode scalars: a mark that combines with `<` or `"` makes one character of both, and must not hide it.
struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String {
        if text.utf8.allSatisfy({ Self.isPlain(Unicode.Scalar($0)) }) { return text }
        let escaped = text.unicodeScalars.map(Self.escaped).joined().withoutLogCommands(sharp: "&#35;")
        // With two colons a command begins, when a log shows the page's text.
        return String(escaped.unicodeScalars.replacing("::".unicodeScalars, with: "&#58;&#58;".unicodeScalars))
    }

    /// Whether it stays as it is wherever it stands; most of a page does, and needs no second look.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "&", "<", ">", "\"", "#", ":": false
        case " "..."~": true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\n", "\t": String(scalar)
        case _ where isSpelledOut(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }

    /// Whether it could turn the text around it, or has no place in HTML.
    ///
    /// Joiners are what some scripts are written with.
    private static func isSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
        if ["\u{200C}", "\u{200D}"].contains(scalar) { return false }
        return scalar.isInvisible || scalar.properties.generalCategory == .unassigned
    }
}
