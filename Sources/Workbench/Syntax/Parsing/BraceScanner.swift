/// Goes through the bytes of a source once and pairs its braces; comments and literals are left out.
///
/// Wherever it is not sure what it sees, it gives up: a slash may begin a regex literal, which may hold anything.
struct BraceScanner {
    private var cursor: SourceCursor
    private var open: [Opening] = []
    private var found: [Range<Int>] = []

    private struct Opening {
        let offset: Int

        /// How many pairs were found before it.
        let foundBefore: Int

        var hasAlias = false
    }

    /// Interpolations in interpolations that are followed.
    private static let maximumNesting = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = SourceCursor(bytes)
    }

    /// The insides of the outermost pairs in which no type alias is declared, ascending; `nil` if in doubt.
    mutating func contents() -> [Range<Int>]? {
        while !cursor.isAtEnd {
            guard advance(nesting: 0) else { return nil }
        }
        return open.isEmpty ? found : nil
    }
}

extension BraceScanner {
    /// Goes over one token; false when in doubt.
    private mutating func advance(nesting: Int) -> Bool {
        switch cursor.byte() {
        case UInt8(ascii: "{"): return openBrace(nesting: nesting)
        case UInt8(ascii: "}"): return closeBrace(nesting: nesting)
        case UInt8(ascii: "/"): return skipSlash()
        case UInt8(ascii: "\""): return skipString(hashes: 0, nesting: nesting)
        case UInt8(ascii: "#"): return skipHashes(nesting: nesting)
        case UInt8(ascii: "`"): return skipQuotedName()
        case UInt8(ascii: "'"): return false
        case UInt8(ascii: "<") where cursor.byte(1) == UInt8(ascii: "#"): return false
        case UInt8(ascii: "t"): noteAlias()
        default: break
        }
        cursor.offset += 1
        return true
    }

    private mutating func openBrace(nesting: Int) -> Bool {
        cursor.offset += 1
        if nesting == 0 { open.append(Opening(offset: cursor.offset, foundBefore: found.count)) }
        return true
    }

    private mutating func closeBrace(nesting: Int) -> Bool {
        cursor.offset += 1
        guard nesting == 0 else { return true }
        guard let opening = open.popLast() else { return false }
        if opening.hasAlias {
            if !open.isEmpty { open[open.count - 1].hasAlias = true }
        } else {
            found.removeSubrange(opening.foundBefore...)
            found.append(opening.offset..<cursor.offset - 1)
        }
        return true
    }

    /// What begins with the word and goes on is a name.
    private mutating func noteAlias() {
        let word = StaticString("typealias")
        guard !open.isEmpty, !Self.isNamePart(cursor.byte(word.utf8CodeUnitCount)),
            (0..<word.utf8CodeUnitCount).allSatisfy({ cursor.byte($0) == word.utf8Start[$0] })
        else { return }
        open[open.count - 1].hasAlias = true
    }

    private mutating func skipSlash() -> Bool {
        switch cursor.byte(1) {
        case UInt8(ascii: "/"):
            cursor.skipLine()
            return true
        case UInt8(ascii: "*"): return cursor.skipBlockComment()
        // No regex literal begins with a blank, or right after a value.
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
        default: guard cursor.offset > 0, Self.endsValue(cursor.bytes[cursor.offset - 1]) else { return false }
        }
        cursor.offset += 1
        return true
    }

    private mutating func skipQuotedName() -> Bool {
        repeat {
            cursor.offset += 1
        } while !cursor.isAtEnd && cursor.byte() != UInt8(ascii: "`") && !SourceCursor.isLineEnd(cursor.byte())
        guard cursor.byte() == UInt8(ascii: "`") else { return false }
        cursor.offset += 1
        return true
    }

    private mutating func skipHashes(nesting: Int) -> Bool {
        if cursor.offset == 0, cursor.byte(1) == UInt8(ascii: "!") {
            cursor.skipLine()
            return true
        }
        let hashes = cursor.skip(UInt8(ascii: "#"))
        if cursor.byte() == UInt8(ascii: "\"") { return skipString(hashes: hashes, nesting: nesting) }
        return cursor.byte() != UInt8(ascii: "/")
    }

    private mutating func skipString(hashes: Int, nesting: Int) -> Bool {
        let delimiter = cursor.skipOpeningQuotes(hashes: hashes)
        while true {
            switch cursor.skipText(of: delimiter) {
            case .end: return true
            case .interpolation: guard skipInterpolation(nesting: nesting + 1) else { return false }
            case .unterminated: return false
            }
        }
    }

    /// From the parenthesis on to the one that ends it.
    private mutating func skipInterpolation(nesting: Int) -> Bool {
        guard nesting <= Self.maximumNesting else { return false }
        var depth = 0
        repeat {
            if cursor.byte() == UInt8(ascii: "(") { depth += 1 }
            if cursor.byte() == UInt8(ascii: ")") { depth -= 1 }
            guard !cursor.isAtEnd, advance(nesting: nesting) else { return false }
        } while depth > 0
        return true
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        isNamePart(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
