@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax
import Testing

@Suite("Walk over the raw form of a tree")
struct TreeWalkTests {
    @Test(
        "Every node is visited that a visitor visits, in its order and at its place",
        arguments: [
            "",
            "// One\n\n@MainActor final class A: B { /* two */ let a = [1, 2] // three\n}\n",
            "if a, let b { f(b) } else if c { g { $0 } }\n",
            // What is missing has no length, and what is left over has.
            "func ( { let = }} #if\n",
        ]
    )
    func places(text: String) {
        let tree = ParsedFile(path: "a.swift", text: text).tree
        let visitor = NodeVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        var walk = NodeWalk()
        walk.walk(tree)

        #expect(walk.nodes == visitor.nodes)
    }

    @Test("Only what is wanted of a node's children is visited")
    func wantedChildren() {
        var walk = NodeWalk(unwanted: .codeBlock)
        walk.walk(ParsedFile(path: "a.swift", text: "func f() { a }").tree)

        #expect(walk.nodes.map(\.kind).contains(.functionSignature))
        #expect(!walk.nodes.map(\.kind).contains(.codeBlock))
    }

    @Test("A child is found by its raw form, where it stands")
    func placeOfChild() throws {
        let tree = ParsedFile(path: "a.swift", text: "// One\nlet a = 1").tree
        let file = PlacedNode(tree)
        let end = file.place(of: tree.endOfFileToken.raw)

        #expect(file.place(of: tree.statements.raw).start == 7)
        #expect(end.offset == 16)
        #expect(end.parent == .sourceFile)
    }
}

/// A node as both ways of walking see it; offsets are in UTF-8 bytes.
private struct VisitedNode: Equatable {
    let kind: SyntaxKind
    let parent: SyntaxKind
    let start: Int
    let end: Int
}

private final class NodeVisitor: SyntaxAnyVisitor {
    private(set) var nodes: [VisitedNode] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        nodes.append(
            VisitedNode(
                kind: node.kind,
                parent: node.parent?.kind ?? .sourceFile,
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset
            )
        )
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private struct NodeWalk: TreeWalk {
    private(set) var nodes: [VisitedNode] = []
    var unwanted: SyntaxKind?

    init(unwanted: SyntaxKind? = nil) { self.unwanted = unwanted }

    mutating func visit(_ node: PlacedNode) {
        nodes.append(VisitedNode(kind: node.kind, parent: node.parent, start: node.start, end: node.end))
        let unwanted = unwanted
        visitChildren(of: node) { $0.kind != unwanted }
    }
}
