import Mustache
import Support

/// Text as it stands in HTML, between tags and in attributes that double quotes enclose.
///
/// Works on Unicode scalars: a mark that combines with `<` or `"` makes one character of both, and must not hide it.
struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { Self.isPlain(Unicode.Scalar($0)) }
        let escaped = isPlain ? text : text.unicodeScalars.map(Self.escaped).joined()
        // Most texts have no such pair, and searching is slow.
        guard zip(escaped.utf8, escaped.utf8.dropFirst()).contains(where: Self.mayBeginCommand) else { return escaped }
        // With two colons a command begins, when a log shows the page's text.
        return String(
            escaped.withoutLogCommands(sharp: "&#35;").unicodeScalars
                .replacing("::".unicodeScalars, with: "&#58;&#58;".unicodeScalars)
        )
    }

    /// Whether it stays as it is, but in a command of a log.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "&", "<", ">", "\"": false
        case " "..."~": true
        default: false
        }
    }

    private static func mayBeginCommand(_ pair: (UInt8, UInt8)) -> Bool {
        pair == (UInt8(ascii: ":"), UInt8(ascii: ":")) || pair == (UInt8(ascii: "#"), UInt8(ascii: "#"))
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case _ where isPlain(scalar): String(scalar)
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
