/// A text as it stands in YAML, whatever is in it.
struct YAMLText: CustomStringConvertible {
    let text: String

    /// Words that mean something other than themselves when they are not quoted.
    private static let reserved: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

    init(_ text: String) {
        self.text = text
    }

    /// As it is where that is safe, else quoted.
    var description: String { isPlain ? text : "\"" + text.unicodeScalars.map(Self.escaped).joined() + "\"" }

    /// `[A, B]`.
    static func list(_ texts: some Sequence<String>) -> String {
        "[" + texts.map { YAMLText($0).description }.joined(separator: ", ") + "]"
    }
}

extension YAMLText {
    private var isPlain: Bool {
        guard let first = text.unicodeScalars.first, !Self.reserved.contains(text.lowercased()) else { return false }
        return Self.isLetter(first)
            && text.unicodeScalars.allSatisfy { Self.isLetter($0) || "0123456789./-".unicodeScalars.contains($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029:
            "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}
