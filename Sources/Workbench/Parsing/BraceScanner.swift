/// Goes through the bytes of a source once and pairs its braces; comments and literals are left out.
///
/// Wherever it is not sure what it sees, it gives up: a slash may begin a regex literal, which may hold anything.
struct BraceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
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
        self.bytes = bytes
    }

    /// The insides of the outermost pairs in which no type alias is declared, ascending; none when in doubt.
    mutating func contents() -> [Range<Int>]? {
        while offset < bytes.count {
            guard advance(nesting: 0) else { return nil }
        }
        return open.isEmpty ? found : nil
    }
}

extension BraceScanner {
    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    /// Goes over one token; false when in doubt.
    private mutating func advance(nesting: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "{"): return openBrace(nesting: nesting)
        case UInt8(ascii: "}"): return closeBrace(nesting: nesting)
        case UInt8(ascii: "/"): return skipSlash()
        case UInt8(ascii: "\""): return skipString(hashes: 0, nesting: nesting)
        case UInt8(ascii: "#"): return skipHashes(nesting: nesting)
        case UInt8(ascii: "`"): return skipQuotedName()
        case UInt8(ascii: "'"): return false
        case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#"): return false
        case UInt8(ascii: "t"): noteAlias()
        default: break
        }
        offset += 1
        return true
    }

    private mutating func openBrace(nesting: Int) -> Bool {
        offset += 1
        if nesting == 0 { open.append(Opening(offset: offset, foundBefore: found.count)) }
        return true
    }

    private mutating func closeBrace(nesting: Int) -> Bool {
        offset += 1
        guard nesting == 0 else { return true }
        guard let opening = open.popLast() else { return false }
        if opening.hasAlias {
            if !open.isEmpty { open[open.count - 1].hasAlias = true }
        } else {
            found.removeSubrange(opening.foundBefore...)
            found.append(opening.offset..<offset - 1)
        }
        return true
    }

    /// What begins with the word and goes on is a name.
    private mutating func noteAlias() {
        let word = StaticString("typealias")
        guard !open.isEmpty, !Self.isNamePart(byte(word.utf8CodeUnitCount)),
            (0..<word.utf8CodeUnitCount).allSatisfy({ byte($0) == word.utf8Start[$0] })
        else { return }
        open[open.count - 1].hasAlias = true
    }

    private mutating func skipSlash() -> Bool {
        switch byte(1) {
        case UInt8(ascii: "/"): return skipLine()
        case UInt8(ascii: "*"): return skipBlockComment()
        // No regex literal begins with a blank, or right after a value.
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
        default: guard offset > 0, Self.endsValue(bytes[offset - 1]) else { return false }
        }
        offset += 1
        return true
    }

    private mutating func skipLine() -> Bool {
        while offset < bytes.count, !Self.isLineEnd(byte()) { offset += 1 }
        return true
    }

    private mutating func skipBlockComment() -> Bool {
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
        } while depth > 0 && offset < bytes.count
        return depth == 0
    }

    private mutating func skipQuotedName() -> Bool {
        repeat { offset += 1 } while offset < bytes.count && byte() != UInt8(ascii: "`") && !Self.isLineEnd(byte())
        guard byte() == UInt8(ascii: "`") else { return false }
        offset += 1
        return true
    }

    private mutating func skipHashes(nesting: Int) -> Bool {
        if offset == 0, byte(1) == UInt8(ascii: "!") { return skipLine() }
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        offset += hashes
        if byte() == UInt8(ascii: "\"") { return skipString(hashes: hashes, nesting: nesting) }
        return byte() != UInt8(ascii: "/")
    }

    private mutating func skipString(hashes: Int, nesting: Int) -> Bool {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(1) == quote && byte(2) == quote
        // What looks like three quotes may be one between two others where there are hashes.
        if isMultiline, hashes > 0, !Self.isLineEnd(byte(3)) { return false }
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            switch byte() {
            case quote where isEnd(quotes: quotes, hashes: hashes):
                offset += quotes + hashes
                return true
            case UInt8(ascii: "\\") where isEscape(hashes: hashes):
                offset += 1 + hashes
                if byte() == UInt8(ascii: "(") {
                    guard skipInterpolation(nesting: nesting + 1) else { return false }
                } else {
                    offset += 1
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { return false }
                offset += 1
            default: offset += 1
            }
        }
        return false
    }

    /// From the parenthesis on to the one that ends it.
    private mutating func skipInterpolation(nesting: Int) -> Bool {
        guard nesting <= Self.maximumNesting else { return false }
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            guard offset < bytes.count, advance(nesting: nesting) else { return false }
        } while depth > 0
        return true
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private func isEscape(hashes: Int) -> Bool { (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") } }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

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
