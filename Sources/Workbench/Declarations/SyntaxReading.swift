import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// The lines from the node's first token to its last, comments before it left out.
    func lineRange(of node: some SyntaxProtocol) -> ClosedRange<Int> {
        let first = location(of: node).line
        let last = lines.line(atOffset: node.endPositionBeforeTrailingTrivia.utf8Offset - 1)
        return first...max(first, last)
    }
}

extension TokenSyntax {
    /// The name that the token spells, without backticks.
    public var identifierText: String {
        // Read as it is written where nothing has to be left out: every other way makes several strings.
        let first = rawText.first
        let isPlain = first != UInt8(ascii: "`") && first != UInt8(ascii: "$")
        return isPlain ? String(syntaxText: rawText) : identifier?.name ?? text
    }
}

extension AttributeListSyntax {
    /// Whether one of the attributes is `@name` or `@Module.name`.
    func contains(named name: String) -> Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.writtenName.lastNamePart == name
        }
    }
}

extension DeclModifierListSyntax {
    /// Whether only the file can see what is declared; `private(set)` hides nothing.
    var hidesFromOtherFiles: Bool {
        contains { modifier in
            let hides = [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
            return hides && modifier.detail == nil
        }
    }
}

extension Optional where Wrapped == InheritanceClauseSyntax {
    var names: [String] { self?.inheritedTypes.flatMap(\.type.namedTypes) ?? [] }
}

extension PatternSyntax {
    /// The names that the pattern binds, in its order.
    public var boundNames: [TokenSyntax] {
        if let plain = `as`(IdentifierPatternSyntax.self), plain.identifier.presence == .present {
            return [plain.identifier]
        }
        return tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
    }
}
