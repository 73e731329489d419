/// What a browser needs of a style sheet or a script: nothing that only its authors read.
///
/// In a style sheet words in quotes must have none of the signs that spaces are taken from, and no line of a script may
/// start within quotes.
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

    /// A script without the space before its lines and around its signs, empty lines, and those that are comments.
    ///
    /// What stands in quotes stays as it is, and so does a regular expression, which must have no space.
    static func script(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n")
            .replacing(/("[^"\n]*"|`[^`]*`|\/[^\/ \n]+\/)| *([=<>?:,;{}()&|]+) */) { String($0.1 ?? $0.2 ?? "") }
    }
}
