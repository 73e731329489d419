@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// The functions that Swift Testing runs as tests, told from their `@Test`, with the types around them, as the test
    /// runner has them: `LoadTests.fails(_:)`; and those that XCTest runs; sorted.
    public var testFunctions: [String] {
        var collector = TestFunctionCollector()
        collector.walk(tree)
        return (collector.names + XCTestMethod.all(in: self).map { "\($0.type).\($0.name)()" }).sorted()
    }
}

private struct TestFunctionCollector: TreeWalk {
    private(set) var names: [String] = []
    private var type: String?

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .structDecl:
            let outer = type
            type = node.raw.typeName(in: outer)
            visitChildren(of: node)
            type = outer
        case .functionDecl:
            guard let function = RawFunctionDeclSyntax(node.raw), function.attributes.contains(named: "Test") else {
                break
            }
            let labels = function.signature.parameterClause.parameters.elements
                .map { String(syntaxText: $0.firstName.tokenText) + ":" }
            let prefix = type.map { $0 + "." } ?? ""
            names.append("\(prefix)\(function.name.shownIdentifier)(\(labels.joined()))")
        case .accessorBlock, .closureExpr, .codeBlock: break
        default: visitChildren(of: node)
        }
    }
}
