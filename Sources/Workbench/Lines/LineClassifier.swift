import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Goes through the tokens of a syntax tree and marks the lines that they, their comments and literals touch.
///
/// It reads the tree's raw form, which has lengths and no places: several times as fast as a visitor. Its own list of
/// open nodes stands in for the stack, so no tree is too deep for it.
struct LineClassifier {
    private(set) var classes: [LineClass]
    private(set) var itemLines: [Int] = []
    private let lines: LineTable

    /// UTF-8 offset of the next token.
    private var offset = 0

    init(lines: LineTable) {
        self.lines = lines
        classes = Array(repeating: .blank, count: lines.count)
    }

    mutating func classify(_ tree: SourceFileSyntax) {
        var open = [tree.raw.layoutView?.children.makeIterator()].compactMap(\.self)
        while !open.isEmpty {
            guard let next = open[open.count - 1].next() else {
                open.removeLast()
                continue
            }
            guard let node = next else { continue }
            if let token = node.tokenView {
                if token.presence == .present { mark(token, length: node.byteLength) }
            } else if let layout = node.layoutView {
                enter(node)
                open.append(layout.children.makeIterator())
            }
        }
    }
}

extension LineClassifier {
    // The tree keeps some line ends and indentation of a multi-line string as trivia, so its tokens alone would leave
    // blank lines in it. A regex literal is one token.
    private mutating func enter(_ node: RawSyntax) {
        switch node.kind {
        case .stringLiteralExpr, .simpleStringLiteralExpr:
            let end = offset + node.byteLength - node.trailingTriviaByteLength
            mark(offset + node.leadingTriviaByteLength..<end, as: .code)
        case .codeBlockItem, .memberBlockItem:
            itemLines.append(lines.line(atOffset: offset + node.leadingTriviaByteLength))
        default:
            break
        }
    }

    private mutating func mark(_ token: RawSyntaxTokenView, length: Int) {
        let start = offset + token.leadingTriviaByteLength
        let end = offset + length - token.trailingTriviaByteLength
        if token.leadingTrivia(Self.hasMoreThanSpace) { markComments(in: token.leadingRawTriviaPieces, from: offset) }
        if start < end { mark(start..<end, as: .code) }
        if token.trailingTrivia(Self.hasMoreThanSpace) { markComments(in: token.trailingRawTriviaPieces, from: end) }
        offset += length
    }

    /// Most trivia is space alone, which need not be taken apart.
    private static func hasMoreThanSpace(_ text: SyntaxText) -> Bool {
        text.contains { $0 > UInt8(ascii: " ") }
    }

    private mutating func markComments(in pieces: [RawTriviaPiece], from start: Int) {
        var offset = start
        for piece in pieces {
            let end = offset + piece.byteLength
            if piece.isComment { mark(offset..<end, as: .comment) }
            offset = end
        }
    }

    private mutating func mark(_ bytes: Range<Int>, as lineClass: LineClass) {
        guard let last = bytes.last else { return }
        for line in lines.line(atOffset: bytes.lowerBound)...lines.line(atOffset: last)
        where classes[line - 1] != .code {
            classes[line - 1] = lineClass
        }
    }
}
