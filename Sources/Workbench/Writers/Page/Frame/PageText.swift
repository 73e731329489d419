import Mustache
import Support

/// Text as it stands in HTML, between tags and in attributes that double quotes enclose.
///
/// Works on Unicode scalars: a mark that combines with `<` or `"` makes one character of both, and must not hide it.
struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { Self.isPlain(Unicode.Scalar($0)) }
        let escaped = isPlain ? text : text.unicodeScalars.map(Self.escaped).joined()
        return Self.withoutColonCommands(escaped.withoutLogCommands(sharp: "&#35;"))
    }

    /// With two colons a command begins, when a log shows the page's text.
    private static func withoutColonCommands(_ text: String) -> String {
        text.hasPair(of: UInt8(ascii: ":"))
            ? String(text.unicodeScalars.replacing("::".unicodeScalars, with: "&#58;&#58;".unicodeScalars))
            : text
    }

    /// Whether HTML takes it as it is; in a command of a log it may still be escaped.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool { " "..."~" ~= scalar && entity(of: scalar) == nil }

    private static func entity(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if let entity = entity(of: scalar) { return entity }
        return isSpelledOut(scalar)
            ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }

    /// Whether it could turn the text around it, or has no place in HTML.
    ///
    /// Joiners are what some scripts are written with.
    private static func isSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
        // Most scalars are plain, and to look up properties is slow.
        if isPlain(scalar) || ["\n", "\t", "\u{200C}", "\u{200D}"].contains(scalar) { return false }
        return scalar.isInvisible || scalar.properties.generalCategory == .unassigned
    }
}
