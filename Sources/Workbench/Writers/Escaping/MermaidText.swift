import Diagnostics

/// Text that stands in a label of a Mermaid diagram as itself.
enum MermaidText {
    /// Letters, digits and spaces stay; everything else becomes a character code, `#40;`, which no grammar obeys.
    static func label(_ text: String) -> String {
        "\"" + PrintablePath(text).description.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let isPlain = scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isPlain ? String(scalar) : "#\(scalar.value);"
    }
}
