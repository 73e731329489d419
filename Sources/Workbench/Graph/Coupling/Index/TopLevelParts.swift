import Declarations
import Parsing
import Support
import SwiftSyntax

/// The declarations at the top level of one file that own what stands in them, found by position.
///
/// All that is nested belongs to the outermost type, and what lies outside every part belongs to the file.
struct TopLevelParts: Sendable {
    struct Part: Sendable {
        enum Owner: Hashable, Sendable {
            case type(name: String)
            /// The position is that of the last part of the extended type's name.
            case extensionOfType(at: SourcePosition)
        }

        let owner: Owner
        let start: SourcePosition
        let end: SourcePosition
    }

    /// In the order of the file; none overlap.
    private(set) var parts: [Part] = []

    init(of file: ParsedFile) {
        add(file.tree.statements, of: file)
    }

    /// Where the names of the types stand that the file extends.
    var extensionNames: Set<SourcePosition> {
        parts.reduce(into: []) { names, part in
            if case .extensionOfType(let position) = part.owner { names.insert(position) }
        }
    }

    /// The place, among all parts, of the one around a position; `nil` for the file's own.
    func part(at position: SourcePosition) -> Int? {
        let last = parts.partitioningIndex(where: { $0.start > position }) - 1
        return last >= 0 && position < parts[last].end ? last : nil
    }
}

extension TopLevelParts {
    private mutating func add(_ items: CodeBlockItemListSyntax, of file: ParsedFile) {
        for item in items {
            if let conditional = item.item.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .statements(let items) = clause.elements { add(items, of: file) }
                }
            } else if let owner = Self.owner(for: Syntax(item.item), of: file) {
                let end = file.lines.position(atOffset: item.endPositionBeforeTrailingTrivia.utf8Offset)
                parts.append(Part(owner: owner, start: file.location(of: item), end: end))
            }
        }
    }

    private static func owner(for item: Syntax, of file: ParsedFile) -> Part.Owner? {
        if let addition = item.as(ExtensionDeclSyntax.self) {
            return .extensionOfType(at: file.location(of: addition.extendedType.lastName))
        }
        guard item.isProtocol((any DeclGroupSyntax).self) else { return nil }
        return item.asProtocol((any NamedDeclSyntax).self).map { .type(name: $0.name.identifierText) }
    }
}

extension TypeSyntax {
    /// The token of the name that a dotted or plain type ends with.
    fileprivate var lastName: TokenSyntax {
        if let member = `as`(MemberTypeSyntax.self) { return member.name }
        if let plain = `as`(IdentifierTypeSyntax.self) { return plain.name }
        return firstToken(viewMode: .sourceAccurate) ?? .identifier("")
    }
}
