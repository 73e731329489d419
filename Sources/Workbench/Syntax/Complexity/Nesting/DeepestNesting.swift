import Parsing
import SwiftSyntax

extension ParsedFile {
    /// How many blocks of code lie in each other at most, the block of the body itself left out.
    ///
    /// A block is what a branch, a loop, `switch`, `do`, a closure or a local function has in its braces; an `else if` is
    /// as deep as its `if`. Bodies of a local type start anew. 0 without bodies.
    public var deepestNesting: Int {
        let visitor = NestingVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return max(0, visitor.deepest - 1)
    }
}

private final class NestingVisitor: SyntaxAnyVisitor {
    /// With the block of the body itself.
    private(set) var deepest = 0

    private var depth = 0 { didSet { deepest = max(deepest, depth) } }

    /// How deep the code around each type is that the walk is in.
    private var outerDepths: [Int] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isBlock { depth += 1 }
        if node.isProtocol(DeclGroupSyntax.self) {
            outerDepths.append(depth)
            depth = 0
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.isProtocol(DeclGroupSyntax.self) { depth = outerDepths.removeLast() }
        if node.isBlock { depth -= 1 }
    }
}

extension Syntax {
    fileprivate var isBlock: Bool {
        switch kind {
        case .codeBlock, .closureExpr, .switchExpr: true
        case .accessorBlock: self.as(AccessorBlockSyntax.self)?.accessors.is(CodeBlockItemListSyntax.self) == true
        // Top-level code is a body without braces; a macro there may stand for a declaration.
        case .codeBlockItem: self.as(CodeBlockItemSyntax.self).map { $0.isAtTopLevel && $0.isStatement } == true
        default: false
        }
    }
}

extension CodeBlockItemSyntax {
    fileprivate var isStatement: Bool {
        !item.is(DeclSyntax.self) && !item.is(MacroExpansionExprSyntax.self)
    }
}
