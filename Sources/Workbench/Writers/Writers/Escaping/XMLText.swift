import Support

/// Text as it stands in XML, in attributes that double quotes enclose and between tags, on one line.
enum XMLText {
    /// What XML has no place for is spelled out, and so is what begins a command when a log shows the text.
    static func escaped(_ text: String) -> String {
        let entities = PrintableText.escaped(text).unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(scalar)
            }
        }
        return entities.joined().replacing("::", with: "&#58;&#58;")
    }
}
