/// Looks for nesting in a text that the parser could not cope with, before the parser sees it.
///
/// The parser descends with the nesting, and looks ahead through `[[[` twice at each bracket, which doubles its time
/// with each. Only brackets, words, arrows and `#` in a row, and signs whose trees take much memory are looked at;
/// comments and strings are left out.
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
            /// `<` in a list.
            case comparisons
            /// A line that begins a merge conflict.
            case conflict
            /// `\` outside of strings.
            case backslashes
            /// `{` outside of strings.
            case braces
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
    /// Of `else if` after each other, of words in a row, and of arrows in a type: the parser goes a level deeper with each.
    static let maximumChain = 4_000
    /// Of `a < b` in a list: each may be the beginning of a generic type, for which the parser looks to the list's end.
    static let maximumComparisons = 256
    /// Of `#`: for each of them the lexer looks at all of them again.
    static let maximumHashes = 128
    /// Of merge conflicts: the lexer leaves out what stands between their marks, be it functions.
    static let maximumConflicts = 0
    /// Of `\` outside of strings: the tree of a key path takes 1.4 KB.
    static let maximumBackslashes = 100_000
    /// Of `{` outside of strings: the tree of an empty closure takes 600 bytes.
    static let maximumBraces = 250_000

    private var cursor: SourceCursor
    private var brackets = OpenBrackets(expecting: Self.maximumDepth)
    private var words = 0
    private var hashes = 0
    private var conflicts = 0
    private var backslashes = 0
    private var braces = 0
    private var lastWord: Range<Int> = 0..<0
    /// Whether a line has ended since the last word or sign, unless that sign goes on with a row.
    private var isNewLine = false
    /// Whether an arrow or a `<` came last, which the parser goes deeper for.
    private var goesOn = false
    private var isAfterComma = false
    private var repetitions = 0
    /// String literals around the current place, each broken off by an interpolation, the innermost last.
    private var literals: [Literal] = []
    /// The outline of the code, from the braces that are in no literal.
    private(set) var outline = CodeOutline()

    private struct Literal {
        let delimiter: SourceCursor.StringDelimiter
        /// How many brackets are open inside its interpolation, the parenthesis of that included.
        let depth: Int
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = SourceCursor(bytes)
    }

    /// The first place that is too deep, `nil` if the text can be parsed; and how deep the brackets are at most.
    static func scan(_ text: String) -> (excess: Excess?, depth: Int) {
        var text = text
        return text.withUTF8 { bytes in
            var scan = NestingScan(bytes)
            let excess = scan.excess()
            return (excess, scan.brackets.deepest)
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
        if brackets.count > Self.maximumDepth { return (.nesting, Self.maximumDepth) }
        if brackets.squares > Self.maximumSquareDepth { return (.nesting, Self.maximumSquareDepth) }
        if brackets.conditions > Self.maximumConditionDepth { return (.nesting, Self.maximumConditionDepth) }
        if repetitions > Self.maximumRepetition { return (.words, Self.maximumRepetition) }
        if hashes > Self.maximumHashes { return (.hashes, Self.maximumHashes) }
        if conflicts > Self.maximumConflicts { return (.conflict, Self.maximumConflicts) }
        if backslashes > Self.maximumBackslashes { return (.backslashes, Self.maximumBackslashes) }
        if braces > Self.maximumBraces { return (.braces, Self.maximumBraces) }
        if words > Self.maximumChain { return (.words, Self.maximumChain) }
        if brackets.chain.questions > Self.maximumChain { return (.nesting, Self.maximumChain) }
        if brackets.chain.arrows > Self.maximumChain { return (.nesting, Self.maximumChain) }
        if brackets.chain.comparisons > Self.maximumComparisons { return (.comparisons, Self.maximumComparisons) }
        return brackets.chain.alternatives > Self.maximumChain ? (.alternatives, Self.maximumChain) : nil
    }

    private mutating func advance() {
        let current = cursor.byte()
        switch current {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            cursor.offset += 1
            isNewLine = !goesOn
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
        goesOn = false
        if isFirst { brackets.endArrows() }
        if isFirst && !isAfterComma { brackets.endComparisons() }
        isAfterComma = false
        if cursor.isText("if", word) {
            let isOwn = isFirst || lastWord.isEmpty || cursor.isText("return", lastWord)
            if isOwn { brackets.endAlternatives() } else { brackets.addAlternative() }
        }
        words = isFirst ? 1 : words + 1
        repetitions = cursor.bytes[word].elementsEqual(cursor.bytes[lastWord]) ? repetitions + 1 : 0
        lastWord = word
        if cursor.isText("typealias", word) { outline.noteAlias() }
    }

    private mutating func punctuation(_ byte: UInt8) {
        if isNewLine && byte != UInt8(ascii: "-") || Self.signsAfterTypes.contains(byte) { brackets.endArrows() }
        isNewLine = false
        goesOn = false
        isAfterComma = byte == UInt8(ascii: ",")
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            push(byte)
        case UInt8(ascii: "\\"):
            backslashes += 1
        case UInt8(ascii: "{"):
            braces += 1
            push(byte)
            if literals.isEmpty { outline.openBrace(at: cursor.offset) }
        case UInt8(ascii: "<") where cursor.offset > 0 && SourceCursor.isWordByte(cursor.bytes[cursor.offset - 1]):
            push(byte)
        case UInt8(ascii: ")"): brackets.close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): brackets.close(UInt8(ascii: "["))
        case UInt8(ascii: "}"):
            brackets.close(UInt8(ascii: "{"))
            if literals.isEmpty { outline.closeBrace(at: cursor.offset) }
        case UInt8(ascii: ">") where brackets.isInnermost(UInt8(ascii: "<")):
            brackets.close(UInt8(ascii: "<"))
        case UInt8(ascii: ">") where cursor.offset > 0 && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "-"):
            repetitions += 1
            brackets.addArrow()
            goesOn = true
            return
        case UInt8(ascii: "<") where cursor.hasBlanksAround:
            brackets.addComparison()
            goesOn = true
            return
        case UInt8(ascii: "-") where cursor.byte(1) == UInt8(ascii: ">"): return
        case UInt8(ascii: ",") where brackets.isInnermost(UInt8(ascii: "[")): brackets.lookahead = .never
        case UInt8(ascii: "?") where cursor.hasBlanksAround: brackets.addQuestion()
        case UInt8(ascii: ":"):
            brackets.endQuestion()
            if brackets.lookahead == .twice { brackets.lookahead = .once }
        default: break
        }
        endRun()
    }

    private mutating func push(_ bracket: UInt8) {
        let lookahead: OpenBrackets.Lookahead =
            switch bracket {
            case UInt8(ascii: "{"): .never
            case UInt8(ascii: "("): followsName ? .never : .once
            case UInt8(ascii: "["): followsName ? .never : .twice
            default: .once
            }
        brackets.open(bracket, lookahead: lookahead)
    }

    /// What no type goes on after.
    private static let signsAfterTypes = Set(",;={".utf8)

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

    /// Whether a bracket here calls, or takes an element of, what the name before it stands for: a type has no such
    /// thing.
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

    private mutating func hash() {
        if cursor.offset == 0, cursor.byte(1) == UInt8(ascii: "!") { return cursor.skipLine() }
        hashes = cursor.skip(UInt8(ascii: "#"))
        guard hashes <= Self.maximumHashes else { return }
        if cursor.byte() == UInt8(ascii: "\"") { return enterString(hashes: hashes) }
        if cursor.byte() == UInt8(ascii: "/") { outline.giveUp() }
        endRun()
        let word = cursor.skipWord()
        if cursor.isText("if", word) { push(UInt8(ascii: "#")) }
        if cursor.isText("endif", word) { brackets.close(UInt8(ascii: "#")) }
    }

    private mutating func enterString(hashes: Int) {
        brackets.lookahead = .never
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
        literals.append(Literal(delimiter: delimiter, depth: brackets.count))
    }

    /// Goes on with the literal whose interpolation was closed, be it by a bracket farther out.
    private mutating func resumeString() {
        guard let index = literals.firstIndex(where: { $0.depth > brackets.count }) else { return }
        let delimiter = literals[index].delimiter
        if index < literals.count - 1 || literals[index].depth > brackets.count + 1 { outline.giveUp() }
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
