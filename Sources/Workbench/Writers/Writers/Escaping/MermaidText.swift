import Support

/// Mermaid, in which what was put in is part of a label and stands there as itself.
package struct MermaidText: EscapedText {
    package typealias StringInterpolation = EscapingInterpolation<Self>

    package let verbatim: String

    package init(verbatim: String) {
        self.verbatim = verbatim
    }

    /// Letters, digits and spaces stay; everything else becomes a character code, `#40;`, which no grammar obeys.
    package static func escaped(_ text: String) -> String {
        PrintablePath(text).description.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain = scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isPlain ? String(scalar) : "#\(scalar.value);"
    }
}
