import Support

/// Mermaid, in which what was put in is part of a label and stands there as itself.
struct MermaidText: EscapedText {
    typealias StringInterpolation = EscapingInterpolation<Self>

    let verbatim: String

    /// Letters, digits and spaces stay; everything else becomes a character code, `#40;`, which no grammar obeys.
    static func escaped(_ text: String) -> String {
        PrintablePath(text).description.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain = scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isPlain ? String(scalar) : "#\(scalar.value);"
    }
}
