/// A place in the bytes of a source, and the ways from there over comments and the texts of string literals.
struct SourceCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    /// In UTF-8.
    var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// 0 behind the end; no source that is read has such a byte.
    func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    /// To the end of the line.
    mutating func skipLine() {
        while !isAtEnd, !Self.isLineEnd(byte()) { offset += 1 }
    }

    /// Over a comment with those inside it, or to the end of the source; whether the comment ends.
    mutating func skipBlockComment() -> Bool {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && !isAtEnd
        return depth == 0
    }

    /// Over signs of one sort; how many there were.
    mutating func skip(_ sign: UInt8) -> Int {
        let start = offset
        while byte() == sign { offset += 1 }
        return offset - start
    }

    /// Goes past the letters, digits and underscores that stand here; returns their range.
    mutating func skipWord() -> Range<Int> {
        let start = offset
        while Self.isWordByte(byte()) { offset += 1 }
        return start..<offset
    }

    var hasBlanksAround: Bool {
        offset > 0 && Self.isBlank(bytes[offset - 1]) && Self.isBlank(byte(1))
    }

    func startsLine(with mark: StaticString) -> Bool {
        (offset == 0 || Self.isLineEnd(bytes[offset - 1]))
            && (0..<mark.utf8CodeUnitCount).allSatisfy { byte($0) == mark.utf8Start[$0] }
    }

    /// Whether that is what stands there.
    func isText(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount
            && range.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - range.lowerBound] }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte)
    }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension SourceCursor {
    /// What the end of a string literal looks like, and an escape inside it.
    struct StringDelimiter {
        /// One or three.
        let quotes: Int
        let hashes: Int
    }

    /// Where the text of a string literal stops.
    enum StringStop {
        /// Behind the literal.
        case end
        /// At the parenthesis that opens it.
        case interpolation
        /// At the end of a line that the literal may not go beyond, or of the source.
        case unterminated
    }

    /// Over the quotes that open a string literal, before which stood `hashes`.
    mutating func skipOpeningQuotes(hashes: Int) -> StringDelimiter {
        let quote = UInt8(ascii: "\"")
        // After hashes, what looks like three quotes may be one between two others.
        let isMultiline = byte(1) == quote && byte(2) == quote && (hashes == 0 || Self.isLineEnd(byte(3)))
        let delimiter = StringDelimiter(quotes: isMultiline ? 3 : 1, hashes: hashes)
        offset += delimiter.quotes
        return delimiter
    }

    /// Over the text of a string literal, from behind its opening quotes or behind an interpolation.
    mutating func skipText(of delimiter: StringDelimiter) -> StringStop {
        while !isAtEnd {
            switch byte() {
            case UInt8(ascii: "\"") where isEnd(of: delimiter):
                offset += delimiter.quotes + delimiter.hashes
                return .end
            case UInt8(ascii: "\\") where hasHashes(delimiter.hashes, ahead: 1):
                offset += 1 + delimiter.hashes
                if byte() == UInt8(ascii: "(") { return .interpolation }
                if !Self.isLineEnd(byte()) { offset += 1 }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if delimiter.quotes == 1 { return .unterminated }
                offset += 1
            default:
                offset += 1
            }
        }
        return .unterminated
    }

    private func isEnd(of delimiter: StringDelimiter) -> Bool {
        (0..<delimiter.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && hasHashes(delimiter.hashes, ahead: delimiter.quotes)
    }

    private func hasHashes(_ count: Int, ahead: Int) -> Bool {
        (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
    }
}
