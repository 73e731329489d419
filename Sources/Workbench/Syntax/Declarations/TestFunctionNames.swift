import Parsing
import SwiftSyntax

/// The functions of one file that Swift Testing runs as tests, told from their `@Test`.
public struct TestFunctionNames: Hashable, Sendable {
    /// With the types around them, as the test runner has them: `LoadTests.fails(_:)`; sorted.
    public let names: [String]

    public init(in file: ParsedFile) {
        let collector = TestFunctionCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        names = collector.names.sorted()
    }
}

private final class TestFunctionCollector: SyntaxVisitor {
    private(set) var names: [String] = []
    private var types: [String] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.writtenName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(where: isTest) {
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            names.append((types + ["\(node.name.shownIdentifier)(\(labels))"]).joined(separator: "."))
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether it is `@Test` or `@Testing.Test`.
    private func isTest(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.writtenName.lastNamePart == "Test"
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }
}
