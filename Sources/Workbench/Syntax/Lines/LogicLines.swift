import Parsing
import SwiftSyntax

/// The lines of a file that the statements of its bodies touch: where it does something, and does not only declare it.
public struct LogicLines: Hashable, Sendable {
    /// Counted from 1; comments and blank lines inside a statement are left out.
    public let lines: Set<Int>

    /// `counter` is that of the same file.
    public init(of file: ParsedFile, among counter: LineCounter) {
        let finder = StatementFinder(lines: file.lines)
        finder.walk(file.tree)
        lines = finder.touched.intersection(counter.codeLines)
    }
}

/// Finds the outermost statements: what stands in no body is one only if it declares nothing.
private final class StatementFinder: SyntaxVisitor {
    private(set) var touched: Set<Int> = []
    private let lines: LineTable

    init(lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if node.isAtTopLevel, node.item.is(DeclSyntax.self) { return .visitChildren }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        if start < end { touched.formUnion(lines.line(atOffset: start)...lines.line(atOffset: end - 1)) }
        return .skipChildren
    }
}
