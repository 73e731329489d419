import Parsing
import SwiftSyntax

/// The functions, variables and types that some files declare, at any depth, by their names.
final class NamedDeclarations: SyntaxVisitor {
    struct Declaration {
        /// Its words, comments and space left out.
        let words: [String]
        /// The lines from its first attribute to its name.
        let head: ClosedRange<Int>
        let file: String
    }

    private(set) var declarations: [String: [Declaration]] = [:]
    private let file: ParsedFile

    static func all(in files: [SourceFile]) -> [String: [Declaration]] {
        files.reduce(into: [:]) { all, file in
            let visitor = NamedDeclarations(of: file.parsed)
            visitor.walk(file.parsed.tree)
            all.merge(visitor.declarations, uniquingKeysWith: +)
        }
    }

    private init(of file: ParsedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                _ = add(node, named: pattern.identifier)
            }
        }
        return .visitChildren
    }

    private func add(_ node: some SyntaxProtocol, named name: TokenSyntax) -> SyntaxVisitorContinueKind {
        let first = file.lines.line(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        let last = file.lines.line(atOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
        let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
        declarations[name.text, default: []].append(
            Declaration(words: words, head: first...max(first, last), file: file.path)
        )
        return .visitChildren
    }
}
