/// Looks for the braces of a source in which no type alias is declared, so that what they hold can be left out.
struct BraceScan {
    private let text: String

    init(of text: String) {
        self.text = text
    }

    /// The text with blanks between such braces, as long as before and with the same lines.
    ///
    /// The whole text where it takes a parser to tell what is a brace and what is a part of a literal.
    var outline: String {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = BraceScanner(bytes)
            guard let contents = scanner.contents() else { return self.text }
            return String(unsafeUninitializedCapacity: bytes.count) { outline in
                _ = outline.initialize(from: bytes)
                for range in contents { Self.blank(outline.extracting(range)) }
                return bytes.count
            }
        }
    }

    private static func blank(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        for index in bytes.indices where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
    }
}
