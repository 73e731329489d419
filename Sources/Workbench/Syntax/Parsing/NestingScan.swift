/// Looks for nesting in a text that the parser could not cope with, before the parser sees it.
///
/// The parser descends with the nesting, and looks ahead through `[[[` twice at each bracket, which doubles its time
/// with each. Only brackets, and words, arrows and `#` in a row, are looked at; comments and literals are left out.
struct NestingScan {
    struct Excess: Hashable {
        enum Kind: Hashable {
            /// Brackets, `#if` or `? :` inside each other.
            case nesting
            /// Words in a row without punctuation between them.
            case words
            /// `else if` after each other.
            case alternatives
            /// `#` in a row.
            case hashes
            /// A line that begins a merge conflict.
            case conflict
        }

        let kind: Kind
        /// UTF-8 offset.
        let offset: Int
        let maximum: Int
    }

    static let maximumDepth = 128
    /// Of square brackets that begin with one another: no code has arrays of more dimensions.
    static let maximumSquareDepth = 6
    /// Of `#if`: at each of them the parser looks ahead through all those inside it.
    static let maximumConditionDepth = 16
    /// Of one and the same word, arrow or prefix in a row: `await await await`.
    static let maximumRepetition = 128
    /// Of `else if` after each other, and of words in a row: the parser goes a level deeper with each.
    static let maximumChain = 4_000
    /// Of `#`: for each of them the lexer looks at all of them again.
    static let maximumHashes = 128
    /// Of merge conflicts: the lexer leaves out what stands between their marks, be it functions.
    static let maximumConflicts = 0
    private var cursor: SourceCursor
    /// The opening brackets around the current place, the innermost last.
    private var open: [Opening] = []
    private var squares = 0
    private var conditions = 0
    private var words = 0
    private var outermostChain = Chain()
    /// The chains of all open brackets, and the outermost, together.
    private var chained = Chain()
    private var hashes = 0
    private var conflicts = 0
    private var lastWord: Range<Int> = 0..<0
    /// Whether a line has ended since the last word or sign.
    private var isNewLine = false
    private var repetitions = 0
    /// String literals around the current place, each broken off by an interpolation, the innermost last.
    private var literals: [Literal] = []
    /// Those braces that are in no literal.
    private(set) var outline = CodeOutline()

    private struct Opening {
        /// A `#` stands for `#if`.
        let bracket: UInt8
        /// How often the parser goes over what comes next, when a bracket around it may be that of a type.
        var lookahead: Lookahead
        var chain = Chain()
    }

    /// What the parser goes down for with each, right inside a bracket.
    private struct Chain {
        /// `else if` since the last `if` of its own.
        var alternatives = 0
        /// `?` with a blank on each side whose `:` has not come.
        var questions = 0
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
        open.reserveCapacity(Self.maximumDepth + 1)
    }

    /// The first place that is too deep; `nil` if the text can be parsed.
    static func excess(in text: String) -> Excess? {
        var text = text
        return text.withUTF8 { bytes in
            var scan = NestingScan(bytes)
            return scan.excess()
        }
    }

    /// Goes through the whole text, or to the first place that is too deep.
    mutating func excess() -> Excess? {
        while !cursor.isAtEnd {
            advance()
            if let (kind, maximum) = exceeded {
                return Excess(kind: kind, offset: cursor.offset - 1, maximum: maximum)
            }
        }
        return nil
    }
}

extension NestingScan {
    private var exceeded: (kind: Excess.Kind, maximum: Int)? {
        if open.count > Self.maximumDepth { return (.nesting, Self.maximumDepth) }
        if squares > Self.maximumSquareDepth { return (.nesting, Self.maximumSquareDepth) }
        if conditions > Self.maximumConditionDepth { return (.nesting, Self.maximumConditionDepth) }
        if repetitions > Self.maximumRepetition { return (.words, Self.maximumRepetition) }
        if hashes > Self.maximumHashes { return (.hashes, Self.maximumHashes) }
        if conflicts > Self.maximumConflicts { return (.conflict, Self.maximumConflicts) }
        if words > Self.maximumChain { return (.words, Self.maximumChain) }
        if chained.questions > Self.maximumChain { return (.nesting, Self.maximumChain) }
        return chained.alternatives > Self.maximumChain ? (.alternatives, Self.maximumChain) : nil
    }

    private mutating func advance() {
        let current = cursor.byte()
        switch current {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            cursor.offset += 1
            isNewLine = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            repeat { cursor.offset += 1 } while cursor.byte() == UInt8(ascii: " ")
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            word()
        case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "/"):
            cursor.skipLine()
        case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "*"):
            if !cursor.skipBlockComment() { outline.giveUp() }
        case UInt8(ascii: "\""):
            enterString(hashes: 0)
        case UInt8(ascii: "#"):
            hash()
        case UInt8(ascii: "`") where skipPlainName():
            break
        case UInt8(ascii: "<") where cursor.startsLine(with: "<<<<<<< "),
            UInt8(ascii: ">") where cursor.startsLine(with: ">>>> "):
            conflicts += 1
            cursor.skipLine()
        default:
            if cursor.isUnsure { outline.giveUp() }
            punctuation(current)
            cursor.offset += 1
            resumeString()
        }
    }

    /// Over a word in backticks; whether there was one.
    private mutating func skipPlainName() -> Bool {
        var length = 1
        while SourceCursor.isWordByte(cursor.byte(length)) { length += 1 }
        guard cursor.byte(length) == UInt8(ascii: "`") else { return false }
        endRun()
        cursor.offset += length + 1
        return true
    }

    private mutating func word() {
        let word = cursor.skipWord()
        let isFirst = isNewLine && !isText(lastWord, anyOf: Self.wordsBeforeMore)
        isNewLine = false
        if cursor.isText("if", word) { noteIf(isOwn: isFirst || lastWord.isEmpty || cursor.isText("return", lastWord)) }
        words = isFirst ? 1 : words + 1
        repetitions = cursor.bytes[word].elementsEqual(cursor.bytes[lastWord]) ? repetitions + 1 : 0
        lastWord = word
        if cursor.isText("typealias", word) { outline.noteAlias() }
    }

    /// An `if` of its own begins the count anew; any other is as deep as all before it.
    private mutating func noteIf(isOwn: Bool) {
        add(isOwn ? -chain.alternatives : 1, to: \.alternatives)
    }

    private var chain: Chain { open.last?.chain ?? outermostChain }

    private mutating func add(_ count: Int, to part: WritableKeyPath<Chain, Int>) {
        if open.isEmpty {
            outermostChain[keyPath: part] += count
        } else {
            open[open.count - 1].chain[keyPath: part] += count
        }
        chained[keyPath: part] += count
    }

    private mutating func punctuation(_ byte: UInt8) {
        isNewLine = false
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            push(byte)
        case UInt8(ascii: "{"):
            push(byte)
            if literals.isEmpty { outline.openBrace(at: cursor.offset) }
        case UInt8(ascii: "<") where cursor.offset > 0 && SourceCursor.isWordByte(cursor.bytes[cursor.offset - 1]):
            push(byte)
        case UInt8(ascii: ")"): pop(UInt8(ascii: "("))
        case UInt8(ascii: "]"): pop(UInt8(ascii: "["))
        case UInt8(ascii: "}"):
            pop(UInt8(ascii: "{"))
            if literals.isEmpty { outline.closeBrace(at: cursor.offset) }
        case UInt8(ascii: ">") where open.last?.bracket == UInt8(ascii: "<"): close(from: open.count - 1)
        case UInt8(ascii: ">") where cursor.offset > 0 && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "-"):
            repetitions += 1
            return
        case UInt8(ascii: "-") where cursor.byte(1) == UInt8(ascii: ">"): return
        case UInt8(ascii: ",") where open.last?.bracket == UInt8(ascii: "["): lookAhead(.never)
        case UInt8(ascii: "?") where cursor.hasBlanksAround: add(1, to: \.questions)
        case UInt8(ascii: ":") where chain.questions > 0: add(-1, to: \.questions)
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

    /// Words that the next line goes on from.
    private static let wordsBeforeMore: [StaticString] = [
        "actor", "any", "as", "async", "await", "borrowing", "case", "catch", "class", "consume", "consuming", "copy",
        "distributed", "do", "dynamic", "each", "else", "fileprivate", "final", "for", "guard", "if", "in", "indirect",
        "infix", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nonisolated", "nonmutating", "open",
        "optional", "override", "package", "postfix", "prefix", "private", "public", "repeat", "required", "return",
        "sending", "some", "static", "switch", "throw", "throws", "try", "unowned", "unsafe", "var", "weak", "where",
        "while",
    ]

    /// Words after which a type goes on in a bracket.
    private static let wordsOfTypes: [StaticString] = [
        "any", "as", "async", "borrowing", "case", "consuming", "each", "in", "inout", "is", "isolated", "let",
        "nonisolated", "repeat", "rethrows", "return", "sending", "some", "throws", "var", "where",
    ]

    /// Whether a bracket here calls, or takes an element of, what the name before it stands for: a type has no such thing.
    private var followsName: Bool {
        var start = cursor.offset
        while start > 0, SourceCursor.isWordByte(cursor.bytes[start - 1]) { start -= 1 }
        guard start < cursor.offset, !isText(start..<cursor.offset, anyOf: Self.wordsOfTypes) else { return false }
        // An attribute stands before a type, by its whole name.
        while start > 0,
            SourceCursor.isWordByte(cursor.bytes[start - 1]) || cursor.bytes[start - 1] == UInt8(ascii: ".")
        {
            start -= 1
        }
        return start == 0 || cursor.bytes[start - 1] != UInt8(ascii: "@")
    }

    private func isText(_ range: Range<Int>, anyOf texts: [StaticString]) -> Bool {
        texts.contains { cursor.isText($0, range) }
    }

    /// Closes the innermost bracket of the kind, and what was left open inside it; ignores one that was not open.
    private mutating func pop(_ bracket: UInt8) {
        guard let index = open.lastIndex(where: { $0.bracket == bracket }) else { return }
        close(from: index)
    }

    private mutating func close(from index: Int) {
        for opening in open[index...] {
            chained.alternatives -= opening.chain.alternatives
            chained.questions -= opening.chain.questions
        }
        open.removeSubrange(index...)
    }

    /// Notes what comes next in the innermost bracket.
    private mutating func lookAhead(_ lookahead: Lookahead) {
        if !open.isEmpty { open[open.count - 1].lookahead = lookahead }
    }

    private mutating func hash() {
        if cursor.offset == 0, cursor.byte(1) == UInt8(ascii: "!") { return cursor.skipLine() }
        hashes = cursor.skip(UInt8(ascii: "#"))
        guard hashes <= Self.maximumHashes else { return }
        if cursor.byte() == UInt8(ascii: "\"") { return enterString(hashes: hashes) }
        if cursor.byte() == UInt8(ascii: "/") { outline.giveUp() }
        endRun()
        let word = cursor.skipWord()
        if cursor.isText("if", word) { push(UInt8(ascii: "#")) }
        if cursor.isText("endif", word) { pop(UInt8(ascii: "#")) }
    }

    private mutating func enterString(hashes: Int) {
        lookAhead(.never)
        skipText(of: cursor.skipOpeningQuotes(hashes: hashes))
    }

    /// An interpolation is code, which ends with its parenthesis.
    private mutating func skipText(of delimiter: SourceCursor.StringDelimiter) {
        endRun()
        let stop = cursor.skipText(of: delimiter)
        if stop == .unterminated { outline.giveUp() }
        guard stop == .interpolation else { return }
        push(UInt8(ascii: "("))
        cursor.offset += 1
        literals.append(Literal(delimiter: delimiter, depth: open.count))
    }

    /// Goes on with the literal whose interpolation was closed, be it by a bracket farther out.
    private mutating func resumeString() {
        guard let index = literals.firstIndex(where: { $0.depth > open.count }) else { return }
        let delimiter = literals[index].delimiter
        if index < literals.count - 1 || literals[index].depth > open.count + 1 { outline.giveUp() }
        literals.removeSubrange(index...)
        skipText(of: delimiter)
    }

    /// What comes next continues no row of words.
    private mutating func endRun() {
        words = 0
        repetitions = 0
        lastWord = 0..<0
    }
}
