@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// The lines of a file that the statements of its bodies touch: where it does something, and does not only declare it.
public struct LogicLines: Hashable, Sendable {
    /// Counted from 1; comments and blank lines inside a statement are left out.
    public let lines: Set<Int>

    /// `counter` is that of the same file.
    public init(of file: ParsedFile, among counter: LineCounter) {
        var finder = StatementFinder(lines: file.lines)
        finder.walk(file.tree)
        lines = finder.touched.intersection(counter.codeLines)
    }
}

/// Finds the outermost statements: what stands in no body is one only if it declares nothing.
private struct StatementFinder: TreeWalk {
    let lines: LineTable
    private(set) var touched: Set<Int> = []
    var isAtTopLevel = true

    /// Its lines are lines of code, and so they are what the rest of those are.
    mutating func pass(preview node: PlacedNode) { visit(node) }

    mutating func visit(_ node: PlacedNode) {
        guard let item = RawCodeBlockItemSyntax(node.raw)?.item else { return visitChildren(of: node) }
        if isAtTopLevel, RawDeclSyntax.isKindOf(item) {
            isAtTopLevel = item.kind == .ifConfigDecl
            visitChildren(of: node)
            isAtTopLevel = true
        } else if node.start < node.end {
            touched.formUnion(lines.line(atOffset: node.start)...lines.line(atOffset: node.end - 1))
        }
    }
}
