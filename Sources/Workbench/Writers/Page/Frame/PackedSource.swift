/// What a browser needs of a style sheet or a script: nothing that only its authors read.
///
/// Words in quotes must have none of the signs that spaces are taken from, and no line of a script may start within
/// one.
enum PackedSource {
    /// A style sheet without comments, and without the space that its signs do not need.
    static func style(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .replacing(/\s*\/\*(?s:.)*?\*\/\s*/, with: "")
            .replacing(/\s+/, with: " ")
            .replacing(/\s?([{};])\s?/) { String($0.output.1) }
            .replacing(/([:,])\s/) { String($0.output.1) }
            .replacing(";}", with: "}")
    }

    /// A script without the space before its lines, empty ones, and those that are comments.
    static func script(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }
}
