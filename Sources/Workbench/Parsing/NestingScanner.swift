/// Goes through the bytes of a source once and keeps count of what is open.
struct NestingScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// The opening brackets around the current place, the innermost last; a `#` stands for `#if`.
    private var open: [UInt8] = []
    private var squares = 0
    private var words = 0
    private var elses = 0
    private var lastWord: Range<Int> = 0..<0
    private var repetitions = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        open.reserveCapacity(NestingScan.maximumDepth + 1)
    }

    /// The first place that is too deep; none when none is.
    mutating func excess() -> NestingScan.Excess? {
        while offset < bytes.count {
            advance()
            if let (kind, maximum) = exceeded {
                return NestingScan.Excess(kind: kind, offset: offset - 1, maximum: maximum)
            }
        }
        return nil
    }
}

extension NestingScanner {
    private var exceeded: (kind: NestingScan.Excess.Kind, maximum: Int)? {
        if open.count > NestingScan.maximumDepth { return (.nesting, NestingScan.maximumDepth) }
        if squares > NestingScan.maximumSquareDepth { return (.nesting, NestingScan.maximumSquareDepth) }
        if repetitions > NestingScan.maximumRepetition { return (.words, NestingScan.maximumRepetition) }
        if words > NestingScan.maximumChain { return (.words, NestingScan.maximumChain) }
        return elses > NestingScan.maximumChain ? (.alternatives, NestingScan.maximumChain) : nil
    }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    private mutating func advance() {
        let current = bytes[offset]
        switch current {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            repeat { offset += 1 } while byte() == UInt8(ascii: " ")
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            word()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            skipBlockComment()
        case UInt8(ascii: "\""):
            skipString(hashes: 0)
        case UInt8(ascii: "#"):
            hash()
        default:
            punctuation(current)
            offset += 1
        }
    }

    private mutating func word() {
        let start = offset
        while Self.isWordByte(byte()) { offset += 1 }
        let word = start..<offset
        words += 1
        note(word)
        if isText("else", word) { elses += 1 } else if isText("func", word) { elses = 0 }
    }

    /// Counts how often the same text comes again with nothing else between.
    private mutating func note(_ text: Range<Int>) {
        repetitions = isSame(text, lastWord) ? repetitions + 1 : 0
        lastWord = text
    }

    private mutating func punctuation(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            push(byte)
        case UInt8(ascii: "<") where offset > 0 && Self.isWordByte(bytes[offset - 1]):
            push(byte)
        case UInt8(ascii: ")"): pop(UInt8(ascii: "("))
        case UInt8(ascii: "]"): pop(UInt8(ascii: "["))
        case UInt8(ascii: "}"): pop(UInt8(ascii: "{"))
        case UInt8(ascii: ">") where open.last == UInt8(ascii: "<"): open.removeLast()
        case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "-"):
            repetitions += 1
            return
        case UInt8(ascii: "-") where self.byte(1) == UInt8(ascii: ">"): return
        default: break
        }
        endRun()
    }

    private mutating func push(_ bracket: UInt8) {
        open.append(bracket)
        if bracket == UInt8(ascii: "[") { squares += 1 }
        if bracket == UInt8(ascii: "{") { squares = 0 }
    }

    /// Closes the innermost bracket of the kind, and what was left open inside it; one that was not open is no matter.
    private mutating func pop(_ bracket: UInt8) {
        guard let index = open.lastIndex(of: bracket) else { return }
        open.removeSubrange(index...)
        if bracket == UInt8(ascii: "[") { squares = max(0, squares - 1) }
        if bracket == UInt8(ascii: "{") {
            squares = open[((open.lastIndex(of: bracket) ?? -1) + 1)...].count { $0 == UInt8(ascii: "[") }
        }
    }

    private mutating func hash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            offset += hashes
            skipString(hashes: hashes)
            return
        }
        endRun()
        offset += hashes
        let start = offset
        while Self.isWordByte(byte()) { offset += 1 }
        if isText("if", start..<offset) { push(UInt8(ascii: "#")) }
        if isText("endif", start..<offset) { pop(UInt8(ascii: "#")) }
        if isText("elseif", start..<offset) { elses += 1 }
    }

    private mutating func skipLine() {
        while offset < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { offset += 1 }
    }

    private mutating func skipBlockComment() {
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
    }

    /// From the quote on to the one that ends it, or to the end of the line.
    ///
    /// A quote inside an interpolation ends it too early, and the next begins another: what lies between is short.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(1) == quote && byte(2) == quote
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            let current = byte()
            if current == UInt8(ascii: "\\"), hashes == 0 {
                offset += 1
            } else if current == quote, isEnd(quotes: quotes, hashes: hashes) {
                offset += quotes + hashes
                break
            } else if !isMultiline, current == UInt8(ascii: "\n") {
                break
            }
            offset += 1
        }
        offset = min(offset, bytes.count)
        endRun()
    }

    /// What comes next continues no row of words.
    private mutating func endRun() {
        words = 0
        repetitions = 0
        lastWord = 0..<0
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private func isText(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount
            && range.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - range.lowerBound] }
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { bytes[$0] == bytes[$1] }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
