import Foundation

/// Values as JSON that is the same in every run, and that acts on no terminal and no log.
public enum JSONText {
    /// Keys are in alphabetical order; what is invisible stands as `\u202E`, which means the same.
    public static func text(for value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            // The encoder has taken care of ASCII but for its last character; the others stand in strings alone.
            if scalar.value < 0x7F || !scalar.isInvisible {
                result.unicodeScalars.append(scalar)
            } else {
                result += String(scalar).utf16.map { String(format: "\\u%04X", $0) }.joined()
            }
        }
        .withoutLogCommands(sharp: "\\u0023") + "\n"
    }
}
