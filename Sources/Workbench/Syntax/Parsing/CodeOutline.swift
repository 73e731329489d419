/// The braces of code that a nesting scan meets, from which the text's outline is made.
struct CodeOutline {
    /// The braces around the current place, the innermost last.
    private var braces: [Brace] = []
    /// The insides of the outermost pairs of braces in which no type alias is declared, ascending; `nil` once it takes
    /// a parser to tell what is a brace, as a slash may begin a regex literal, which may hold anything.
    private var insides: [Range<Int>]? = []

    private struct Brace {
        /// Behind it.
        let offset: Int
        /// How many pairs were found before it.
        let foundBefore: Int
        var hasAlias = false
    }

    /// The text with blanks between braces in which no type alias is declared, as long as before and with the same
    /// lines.
    ///
    /// The whole text if it takes a parser to tell what is a brace, or if it can't be parsed.
    static func text(of text: String) -> String {
        var outline = text
        return outline.withUTF8 { bytes in
            var scan = NestingScan(bytes)
            guard scan.excess() == nil, scan.outline.braces.isEmpty, let insides = scan.outline.insides else {
                return text
            }
            return String(unsafeUninitializedCapacity: bytes.count) { outline in
                _ = outline.initialize(from: bytes)
                for index in insides.joined() where !SourceCursor.isLineEnd(bytes[index]) {
                    outline[index] = UInt8(ascii: " ")
                }
                return bytes.count
            }
        }
    }

    mutating func openBrace(at offset: Int) {
        braces.append(Brace(offset: offset + 1, foundBefore: insides?.count ?? 0))
    }

    mutating func closeBrace(at offset: Int) {
        guard let brace = braces.popLast() else { return giveUp() }
        if brace.hasAlias {
            noteAlias()
        } else {
            insides?.removeSubrange(brace.foundBefore...)
            insides?.append(brace.offset..<offset)
        }
    }

    /// A type alias is declared here.
    mutating func noteAlias() {
        if !braces.isEmpty { braces[braces.count - 1].hasAlias = true }
    }

    /// Only a parser can tell what is a brace from here on.
    mutating func giveUp() { insides = nil }
}

extension SourceCursor {
    /// Whether braces may follow that delimit nothing: in a regex literal, in a name of more than a word, in what is
    /// not code.
    var isUnsure: Bool {
        switch byte() {
        case UInt8(ascii: "'"), UInt8(ascii: "`"): return true
        case UInt8(ascii: "<"): return byte(1) == UInt8(ascii: "#")
        case UInt8(ascii: "/"):
            // No regex literal begins with a blank, or right after a value.
            if Self.isBlank(byte(1)) { return false }
            let previous = offset == 0 ? 0 : bytes[offset - 1]
            return previous >= 0x80
                || !Self.isWordByte(previous) && previous != UInt8(ascii: ")") && previous != UInt8(ascii: "]")
        default: return false
        }
    }
}
