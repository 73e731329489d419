/// Goes through the bytes of a source once and keeps count of what is open.
struct NestingScanner {
    private var cursor: SourceCursor

    /// The opening brackets around the current place, the innermost last.
    private var open: [Opening] = []
    private var squares = 0
    private var conditions = 0
    private var words = 0
    private var elses = 0
    private var hashes = 0
    private var conflicts = 0
    private var lastWord: Range<Int> = 0..<0
    private var repetitions = 0

    /// String literals around the current place, each broken off by an interpolation, the innermost last.
    private var literals: [Literal] = []

    private struct Opening {
        /// A `#` stands for `#if`.
        let bracket: UInt8

        /// How often the parser goes over what comes next, when a bracket around it may be that of a type.
        var lookahead: Lookahead
    }

    private enum Lookahead {
        /// What is here is no part of a type.
        case never
        case once
        /// What a square bracket begins with: the parser tries it as the number in `[3 of Int]`, and then as a type.
        case twice
    }

    private struct Literal {
        let delimiter: SourceCursor.StringDelimiter

        /// How many brackets are open inside its interpolation, the parenthesis of that included.
        let depth: Int
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = SourceCursor(bytes)
        open.reserveCapacity(NestingScan.maximumDepth + 1)
    }

    /// The first place that is too deep; `nil` if there is none.
    mutating func excess() -> NestingScan.Excess? {
        while !cursor.isAtEnd {
            advance()
            if let (kind, maximum) = exceeded {
                return NestingScan.Excess(kind: kind, offset: cursor.offset - 1, maximum: maximum)
            }
        }
        return nil
    }
}

extension NestingScanner {
    private var exceeded: (kind: NestingScan.Excess.Kind, maximum: Int)? {
        if open.count > NestingScan.maximumDepth { return (.nesting, NestingScan.maximumDepth) }
        if squares > NestingScan.maximumSquareDepth { return (.nesting, NestingScan.maximumSquareDepth) }
        if conditions > NestingScan.maximumConditionDepth { return (.nesting, NestingScan.maximumConditionDepth) }
        if repetitions > NestingScan.maximumRepetition { return (.words, NestingScan.maximumRepetition) }
        if hashes > NestingScan.maximumHashes { return (.hashes, NestingScan.maximumHashes) }
        if conflicts > NestingScan.maximumConflicts { return (.conflicts, NestingScan.maximumConflicts) }
        if words > NestingScan.maximumChain { return (.words, NestingScan.maximumChain) }
        return elses > NestingScan.maximumChain ? (.alternatives, NestingScan.maximumChain) : nil
    }

    private mutating func advance() {
        let current = cursor.byte()
        switch current {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            repeat { cursor.offset += 1 } while cursor.byte() == UInt8(ascii: " ")
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            word()
        case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "/"):
            cursor.skipLine()
        case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "*"):
            _ = cursor.skipBlockComment()
        case UInt8(ascii: "\""):
            enterString(hashes: 0)
        case UInt8(ascii: "#"):
            hash()
        case UInt8(ascii: "<") where startsLine("<<<<<<< "), UInt8(ascii: ">") where startsLine(">>>> "):
            conflicts += 1
            cursor.skipLine()
        default:
            punctuation(current)
            cursor.offset += 1
            resumeString()
        }
    }

    private mutating func word() {
        let start = cursor.offset
        while Self.isWordByte(cursor.byte()) { cursor.offset += 1 }
        let word = start..<cursor.offset
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
        case UInt8(ascii: "<") where cursor.offset > 0 && Self.isWordByte(cursor.bytes[cursor.offset - 1]):
            push(byte)
        case UInt8(ascii: ")"): pop(UInt8(ascii: "("))
        case UInt8(ascii: "]"): pop(UInt8(ascii: "["))
        case UInt8(ascii: "}"): pop(UInt8(ascii: "{"))
        case UInt8(ascii: ">") where open.last?.bracket == UInt8(ascii: "<"): open.removeLast()
        case UInt8(ascii: ">") where cursor.offset > 0 && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "-"):
            repetitions += 1
            return
        case UInt8(ascii: "-") where cursor.byte(1) == UInt8(ascii: ">"): return
        case UInt8(ascii: ",") where open.last?.bracket == UInt8(ascii: "["): lookAhead(.never)
        case UInt8(ascii: ":") where open.last?.lookahead == .twice: lookAhead(.once)
        default: break
        }
        endRun()
    }

    private mutating func push(_ bracket: UInt8) {
        let lookahead: Lookahead =
            switch bracket {
            case UInt8(ascii: "{"): .never
            case UInt8(ascii: "("): followsName ? .never : .once
            case UInt8(ascii: "["): followsName ? .never : .twice
            default: .once
            }
        open.append(Opening(bracket: bracket, lookahead: lookahead))
        if lookahead == .twice {
            squares = open.reversed().prefix { $0.lookahead != .never }.count { $0.lookahead == .twice }
        }
        if bracket == UInt8(ascii: "#") { conditions = open.count { $0.bracket == bracket } }
    }

    /// Words after which a type goes on in a bracket.
    private static let wordsOfTypes: [StaticString] = [
        "any", "as", "async", "borrowing", "case", "consuming", "each", "in", "inout", "is", "isolated", "let",
        "nonisolated", "repeat", "rethrows", "return", "sending", "some", "throws", "var", "where",
    ]

    /// Whether a bracket here calls, or takes an element of, what the name before it stands for: a type has no such thing.
    private var followsName: Bool {
        var start = cursor.offset
        while start > 0, Self.isWordByte(cursor.bytes[start - 1]) { start -= 1 }
        guard start < cursor.offset, !Self.wordsOfTypes.contains(where: { isText($0, start..<cursor.offset) }) else {
            return false
        }
        // An attribute stands before a type, by its whole name.
        while start > 0, Self.isWordByte(cursor.bytes[start - 1]) || cursor.bytes[start - 1] == UInt8(ascii: ".") {
            start -= 1
        }
        return start == 0 || cursor.bytes[start - 1] != UInt8(ascii: "@")
    }

    /// Closes the innermost bracket of the kind, and what was left open inside it; one that was not open is no matter.
    private mutating func pop(_ bracket: UInt8) {
        guard let index = open.lastIndex(where: { $0.bracket == bracket }) else { return }
        open.removeSubrange(index...)
    }

    /// Notes what comes next in the innermost bracket.
    private mutating func lookAhead(_ lookahead: Lookahead) {
        if !open.isEmpty { open[open.count - 1].lookahead = lookahead }
    }

    private mutating func hash() {
        hashes = cursor.skip(UInt8(ascii: "#"))
        guard hashes <= NestingScan.maximumHashes else { return }
        if cursor.byte() == UInt8(ascii: "\"") { return enterString(hashes: hashes) }
        endRun()
        let start = cursor.offset
        while Self.isWordByte(cursor.byte()) { cursor.offset += 1 }
        if isText("if", start..<cursor.offset) { push(UInt8(ascii: "#")) }
        if isText("endif", start..<cursor.offset) { pop(UInt8(ascii: "#")) }
        if isText("elseif", start..<cursor.offset) { elses += 1 }
    }

    private mutating func enterString(hashes: Int) {
        lookAhead(.never)
        skipText(of: cursor.skipOpeningQuotes(hashes: hashes))
    }

    /// An interpolation is code, which ends with its parenthesis.
    private mutating func skipText(of delimiter: SourceCursor.StringDelimiter) {
        endRun()
        guard cursor.skipText(of: delimiter) == .interpolation else { return }
        push(UInt8(ascii: "("))
        cursor.offset += 1
        literals.append(Literal(delimiter: delimiter, depth: open.count))
    }

    /// Goes on with the literal whose interpolation was closed, be it by a bracket farther out.
    private mutating func resumeString() {
        guard let index = literals.firstIndex(where: { $0.depth > open.count }) else { return }
        let delimiter = literals[index].delimiter
        literals.removeSubrange(index...)
        skipText(of: delimiter)
    }

    /// What comes next continues no row of words.
    private mutating func endRun() {
        words = 0
        repetitions = 0
        lastWord = 0..<0
    }

    private func startsLine(_ mark: StaticString) -> Bool {
        (cursor.offset == 0 || SourceCursor.isLineEnd(cursor.bytes[cursor.offset - 1]))
            && (0..<mark.utf8CodeUnitCount).allSatisfy { cursor.byte($0) == mark.utf8Start[$0] }
    }

    private func isText(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount
            && range.indices.allSatisfy { cursor.bytes[$0] == text.utf8Start[$0 - range.lowerBound] }
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { cursor.bytes[$0] == cursor.bytes[$1] }
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
