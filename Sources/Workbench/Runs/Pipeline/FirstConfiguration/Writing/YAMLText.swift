import Support

/// YAML, in which what was put in is a scalar of its own and stands as itself.
struct YAMLText: EscapedText {
    typealias StringInterpolation = EscapingInterpolation<Self>

    let verbatim: String

    /// Words that mean something other than themselves when they are not quoted.
    private static let reserved: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

    /// As it is if that is safe, else quoted; what is invisible stands as `\U0000202E`, and so does an ampersand, which
    /// could be taken for an anchor.
    static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        if !text.unicodeScalars.contains(where: isNumbered) { return "'" + text.replacing("'", with: "''") + "'" }
        return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// `[A, B]`.
    static func list(_ texts: some Sequence<String>) -> YAMLText {
        let scalars: [YAMLText] = texts.map { "\($0)" }
        return "[\(scalars.joined(separator: ", "))]"
    }
}

extension YAMLText {
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !reserved.contains(text.lowercased()) else { return false }
        return isLetter(first)
            && text.unicodeScalars.allSatisfy { isLetter($0) || "0123456789./-".unicodeScalars.contains($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    private static func isNumbered(_ scalar: Unicode.Scalar) -> Bool { scalar.isInvisible || scalar == "&" }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        if !isNumbered(scalar) { return String(scalar) }
        let number = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - number.count) + number
    }
}
