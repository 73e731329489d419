@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// The functions that Swift Testing runs as tests, told from their `@Test`, with the types around them, as the test
    /// runner has them: `LoadTests.fails(_:)`; sorted.
    public var testFunctions: [String] {
        var collector = TestFunctionCollector()
        collector.walk(tree)
        return collector.names.sorted()
    }
}

private struct TestFunctionCollector: TreeWalk {
    private(set) var names: [String] = []
    private var types: [String] = []

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .structDecl:
            let extended = RawExtensionDeclSyntax(node.raw)?.extendedType.raw.writtenName
            types.append(node.raw.declaredName?.identifierText ?? extended ?? "")
            visitChildren(of: node)
            types.removeLast()
        case .functionDecl:
            guard let function = RawFunctionDeclSyntax(node.raw), function.attributes.contains(named: "Test") else {
                break
            }
            let labels = function.signature.parameterClause.parameters.elements
                .map { String(syntaxText: $0.firstName.tokenText) + ":" }
            names.append((types + ["\(function.name.shownIdentifier)(\(labels.joined()))"]).joined(separator: "."))
        case .accessorBlock, .closureExpr, .codeBlock: break
        default: visitChildren(of: node)
        }
    }
}
