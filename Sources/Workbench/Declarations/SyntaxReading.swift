@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// The lines from the node's first token to its last, comments before it left out.
    func lineRange(of node: PlacedNode) -> ClosedRange<Int> {
        let first = lines.line(atOffset: node.start)
        return first...max(first, lines.line(atOffset: node.end - 1))
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

extension TypeSyntax {
    /// The name of a plain or dotted type without generic arguments; empty for any other type.
    public var writtenName: String { raw.writtenName }
}

extension PatternSyntax {
    /// The names that the pattern binds, in its order.
    public var boundNames: [String] { raw.boundNames }
}

extension RawAttributeListSyntax {
    /// Whether one of the attributes is `@name` or `@Module.name`.
    func contains(named name: String) -> Bool {
        layoutView.children.contains { element in
            let attribute = element.flatMap(RawAttributeSyntax.init)
            return attribute?.attributeName.raw.writtenName.lastNamePart == name
        }
    }
}

extension RawSyntax {
    /// Whether only the file can see what is declared; `private(set)` hides nothing.
    var hidesFromOtherFiles: Bool {
        child(RawDeclModifierListSyntax.self)?.elements.contains { modifier in
            let hides = modifier.name.tokenText == "private" || modifier.name.tokenText == "fileprivate"
            return hides && modifier.detail == nil
        } ?? false
    }

    /// The types in the inheritance clause of a declaration, as written.
    var inheritedTypes: [String] {
        child(RawInheritanceClauseSyntax.self)?.inheritedTypes.elements.flatMap(\.type.raw.namedTypes) ?? []
    }
}
