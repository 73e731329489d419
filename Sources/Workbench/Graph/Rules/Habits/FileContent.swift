@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// How much one file declares and does.
public struct FileContent: Sendable {
    public let role: String?
    public let scene: String?
    /// Types and what else stands at the top level of the file, and members of types and extensions.
    public let declarations: Int
    /// Items of code blocks: in bodies, and at the top level of a file if they declare nothing.
    public let statements: Int
    /// The sum over the file's bodies.
    public let cognitiveComplexity: Int

    public init(of file: ParsedFile, role: String?, scene: String?, cognitiveComplexity: Int) {
        var counter = ItemCounter()
        counter.walk(file.tree)
        self.role = role
        self.scene = scene
        self.cognitiveComplexity = cognitiveComplexity
        declarations = counter.declarations
        statements = counter.statements
    }
}

/// Counts what is declared and what is done in a file; an `#if` is neither, but all of its branches are looked into.
private struct ItemCounter: TreeWalk {
    private(set) var declarations = 0
    private(set) var statements = 0
    private var isAtTopLevel = true

    mutating func visit(_ node: PlacedNode) {
        if let member = RawMemberBlockItemSyntax(node.raw), member.decl.raw.kind != .ifConfigDecl { declarations += 1 }
        guard let item = RawCodeBlockItemSyntax(node.raw)?.item, item.kind != .ifConfigDecl else {
            return visitChildren(of: node)
        }
        if !isAtTopLevel || !RawDeclSyntax.isKindOf(item) {
            statements += 1
        } else if item.kind != .extensionDecl, item.kind != .importDecl {
            // An extension declares its members only.
            declarations += 1
        }
        let wasAtTopLevel = isAtTopLevel
        isAtTopLevel = false
        visitChildren(of: node)
        isAtTopLevel = wasAtTopLevel
    }
}
