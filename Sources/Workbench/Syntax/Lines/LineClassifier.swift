import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Goes through the tokens of a syntax tree and marks the lines that they, their comments and literals touch.
///
/// It reads the tree's raw form, which has lengths and no places: several times as fast as a visitor.
struct LineClassifier {
    private(set) var classes: [LineClass]
    private(set) var itemLines: [Int] = []
    private let lines: LineTable
    private let bytes: UnsafeBufferPointer<UInt8>
    /// UTF-8 offset of the next token.
    private var offset = 0
    /// The line that was looked for last.
    private var recent = 0
    /// Where the line of the last token ends: up to there nothing can change any more.
    private var codeEnd = 0
    /// The last stretch of space that was looked at, and the last one of plain code: nodes that begin alike lie in each other.
    private var space = -1 ..< -1
    private var plain = PlainStretch()
    /// In UTF-8.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// `bytes` are those of the tree's text, and have to stay as long as this is used.
    init(lines: LineTable, bytes: UnsafeBufferPointer<UInt8>) {
        self.lines = lines
        self.bytes = bytes
        classes = Array(repeating: .blank, count: lines.count)
    }

    mutating func classify(_ tree: SourceFileSyntax) {
        classify(tree.raw)
    }
}

extension LineClassifier {
    private mutating func classify(_ node: RawSyntax) {
        if let token = node.tokenView {
            mark(token, length: node.byteLength)
        } else if let layout = node.layoutView, !markWhole(node) {
            enter(node)
            for case let child? in layout.children { classify(child) }
        }
    }

    /// Marks the line of a node that has but one, with nothing in it to look at; whether it is such a node.
    private mutating func markWhole(_ node: RawSyntax) -> Bool {
        guard PlainCode.isMade(of: node.kind) else { return false }
        let end = offset + node.byteLength
        guard let start = plainStart(before: end) else { return false }
        let line = line(atOffset: start)
        guard end <= self.end(ofLine: line) else { return false }
        guard plain.covers(start..<end, of: bytes) else { return false }
        classes[line - 1] = .code
        codeEnd = self.end(ofLine: line)
        offset = end
        return true
    }

    /// Where the next token starts, if only space stands before it.
    private mutating func plainStart(before end: Int) -> Int? {
        if space.lowerBound != offset {
            var start = offset
            while start < bytes.count, PlainCode.isSpace(bytes[start]) { start += 1 }
            space = offset..<start
        }
        let start = space.upperBound
        return start < end && PlainCode.isPlain(bytes[start]) ? start : nil
    }

    // The tree keeps some line ends and indentation of a multi-line string as trivia, so its tokens alone would leave
    // blank lines in it. A regex literal is one token.
    private mutating func enter(_ node: RawSyntax) {
        switch node.kind {
        case .stringLiteralExpr, .simpleStringLiteralExpr:
            let end = offset + node.byteLength - node.trailingTriviaByteLength
            mark(offset + node.leadingTriviaByteLength..<end, as: .code)
        case .codeBlockItem, .memberBlockItem:
            let start = plainStart(before: offset + node.byteLength) ?? offset + node.leadingTriviaByteLength
            itemLines.append(line(atOffset: start))
        default:
            break
        }
    }

    private mutating func mark(_ token: RawSyntaxTokenView, length: Int) {
        guard offset + length > codeEnd, token.presence == .present else {
            offset += length
            return
        }
        let start = offset + token.leadingTriviaByteLength
        let end = offset + length - token.trailingTriviaByteLength
        if hasText(offset..<start) { mark(token.leadingRawTriviaPieces, from: offset) }
        if start < end {
            mark(start..<end, as: .code)
            codeEnd = self.end(ofLine: line(atOffset: end - 1))
        }
        if hasText(end..<offset + length) { mark(token.trailingRawTriviaPieces, from: end) }
        offset += length
    }

    /// Whether a comment or a byte order mark may stand there: most trivia is space alone, and need not be taken apart.
    private func hasText(_ range: Range<Int>) -> Bool {
        bytes[range].contains { $0 == UInt8(ascii: "/") || $0 == Self.byteOrderMark[0] }
    }

    private mutating func mark(_ pieces: [RawTriviaPiece], from start: Int) {
        var offset = start
        for piece in pieces {
            let end = offset + piece.byteLength
            if piece.isComment { mark(offset..<end, as: .comment) }
            if isName(piece, at: offset) { mark(offset..<end, as: .code) }
            offset = end
        }
    }

    /// A byte order mark is one at the start of a file alone: the compiler reads any other as a name.
    private func isName(_ piece: RawTriviaPiece, at offset: Int) -> Bool {
        guard case .unexpectedText(let text) = piece, offset > 0 else { return false }
        return text.starts(with: Self.byteOrderMark)
    }

    private mutating func mark(_ bytes: Range<Int>, as lineClass: LineClass) {
        guard !bytes.isEmpty else { return }
        let first = line(atOffset: bytes.lowerBound)
        let last = line(atOffset: bytes.upperBound - 1)
        for line in first...last where classes[line - 1] != .code { classes[line - 1] = lineClass }
    }

    private func end(ofLine line: Int) -> Int { line < lines.count ? lines.starts[line] : bytes.count }

    /// Looks near the last line first: most places follow each other.
    private mutating func line(atOffset offset: Int) -> Int {
        while recent < lines.count, lines.starts[recent] <= offset { recent += 1 }
        if recent == 0 || lines.starts[recent - 1] > offset { recent = lines.line(atOffset: offset) }
        return recent
    }
}
