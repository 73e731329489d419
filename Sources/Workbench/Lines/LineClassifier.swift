import Parsing
import SwiftSyntax

/// Walks a syntax tree and marks the lines that its tokens, comments and literals touch.
final class LineClassifier: SyntaxVisitor {
    private(set) var classes: [LineClass]
    private(set) var itemLines: [Int] = []
    private let lines: LineTable

    init(lines: LineTable) {
        self.lines = lines
        classes = Array(repeating: .blank, count: lines.count)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        markComments(in: token.leadingTrivia, from: token.position.utf8Offset)
        markCode(token)
        markComments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }

    // The tree keeps some line ends and indentation of a multi-line string as trivia, so its tokens alone would leave
    // blank lines in it. A regex literal is one token.

    override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        markCode(literal)
        return .visitChildren
    }

    override func visit(_ literal: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        markCode(literal)
        return .visitChildren
    }

    override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        markItem(item)
        return .visitChildren
    }

    override func visit(_ item: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        markItem(item)
        return .visitChildren
    }
}

extension LineClassifier {
    private func markItem(_ item: some SyntaxProtocol) {
        itemLines.append(lines.line(atOffset: item.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private func markCode(_ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        mark(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, as: .code)
    }

    private func markComments(in trivia: Trivia, from start: Int) {
        var offset = start
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if piece.isComment { mark(offset..<end, as: .comment) }
            offset = end
        }
    }

    private func mark(_ bytes: Range<Int>, as lineClass: LineClass) {
        guard let last = bytes.last else { return }
        for line in lines.line(atOffset: bytes.lowerBound)...lines.line(atOffset: last)
        where classes[line - 1] != .code {
            classes[line - 1] = lineClass
        }
    }
}
