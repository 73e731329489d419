import Support

/// Swift source, in which what was put in is a string literal.
struct SwiftText: EscapedText {
    typealias StringInterpolation = EscapingInterpolation<Self>

    let verbatim: String

    init(verbatim: String) {
        self.verbatim = verbatim
    }

    static func escaped(_ text: String) -> String { "\"" + text.unicodeScalars.map(escaped).joined() + "\"" }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain =
            scalar.isASCII && scalar.properties.generalCategory != .control && scalar != "\"" && scalar != "\\"
        return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
}
