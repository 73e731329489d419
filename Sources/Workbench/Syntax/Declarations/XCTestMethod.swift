import Parsing
import SwiftSyntax

/// A method that XCTest runs as a test, told from the source.
///
/// It is named `test…`, takes nothing, is neither static nor private, and stands in a class that inherits something, or
/// in an extension; its file imports XCTest. Tests that a class inherits are not among them.
public struct XCTestMethod: Hashable, Sendable {
    /// The class that it stands in, without the types around it.
    public let type: String
    public let name: String
    /// The line of the method's first attribute, or of its name.
    public let line: Int

    public static func all(in file: ParsedFile) -> [XCTestMethod] {
        // Most files have none, and a walk takes long.
        guard file.text.contains("import XCTest") else { return [] }
        let collector = XCTestCollector(of: file)
        collector.walk(file.tree)
        return collector.methods
    }
}

private final class XCTestCollector: SyntaxVisitor {
    private let file: ParsedFile
    private(set) var methods: [XCTestMethod] = []

    init(of file: ParsedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let hidden: Set<TokenKind> = [.keyword(.static), .keyword(.class), .keyword(.private), .keyword(.fileprivate)]
        let name = node.name.identifier?.name ?? node.name.text
        guard name.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
            !node.modifiers.contains(where: { hidden.contains($0.name.tokenKind) }), let type = suite(of: node)
        else { return .skipChildren }
        let line = file.lines.line(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        methods.append(XCTestMethod(type: type, name: name, line: line))
        return .skipChildren
    }

    /// Whose member it is; `nil` if that can't be a test case.
    private func suite(of node: FunctionDeclSyntax) -> String? {
        var parent = node.parent
        while let current = parent, !current.is(ClassDeclSyntax.self), !current.is(ExtensionDeclSyntax.self) {
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            parent = current.parent
        }
        if let type = parent?.as(ClassDeclSyntax.self) {
            return type.inheritanceClause == nil ? nil : type.name.identifier?.name ?? type.name.text
        }
        return parent?.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self).map { type in
            type.name.identifier?.name ?? type.name.text
        }
    }
}
