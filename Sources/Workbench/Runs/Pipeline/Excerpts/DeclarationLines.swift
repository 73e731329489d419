import Parsing
import SwiftSyntax

/// The lines of every declaration in a file: from its first attribute or modifier to its last token.
final class DeclarationLines: SyntaxAnyVisitor {
    private let lines: LineTable
    private(set) var ranges: [ClosedRange<Int>] = []

    init(of file: ParsedFile) {
        lines = file.lines
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.is(DeclSyntax.self) || node.is(AccessorDeclSyntax.self) {
            let first = lines.line(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            let last = lines.line(atOffset: node.endPositionBeforeTrailingTrivia.utf8Offset)
            ranges.append(first...max(first, last))
        }
        return .visitChildren
    }
}
