@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// A property, a method or a subscript of an instance, and the names that it uses.
public struct TypeMember: Hashable, Sendable {
    enum Kind: Hashable {
        /// A subscript too.
        case method
        case storedProperty
        case computedProperty
    }

    /// The qualified name of the type or extended type around it.
    let type: String
    /// Relative to the subject's root.
    let file: String
    /// Without labels; `subscript` of a subscript.
    let name: String
    let kind: Kind
    /// Every name that may be a member's: after `self.`, or on its own and not local.
    let uses: Set<String>
    /// The used names that are no method's, because they stand before a dot alone.
    let owners: Set<String>

    /// The members of the types and extensions of one file; both branches of `#if` count.
    public static func all(in file: ParsedFile) -> [TypeMember] {
        var collector = MemberCollector(file: file.path)
        collector.walk(file.tree)
        return collector.members
    }
}

/// Notes the members of a file's types that belong to an instance.
private struct MemberCollector: TreeWalk {
    let file: String
    private(set) var members: [TypeMember] = []
    /// The qualified name of the type around the current node.
    var type: String?

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .structDecl:
            let outer = type
            type = node.raw.typeName(in: outer)
            visitChildren(of: node)
            type = outer
        case .protocolDecl:
            break
        case .memberBlockItem:
            for member in node.children where !member.raw.belongsToType { add(member) }
            visitChildren(of: node)
        default:
            visitChildren(of: node)
        }
    }

    private mutating func add(_ member: PlacedNode) {
        if let variable = RawVariableDeclSyntax(member.raw) {
            for node in member.place(of: variable.bindings).children {
                guard let binding = RawPatternBindingSyntax(node.raw) else { continue }
                add(binding.pattern.raw.boundNames, binding.isStored ? .storedProperty : .computedProperty, node)
            }
        } else if let function = RawFunctionDeclSyntax(member.raw) {
            add([function.name.identifierText], .method, member)
        } else if member.kind == .subscriptDecl {
            add(["subscript"], .method, member)
        }
    }

    private mutating func add(_ names: [String], _ kind: TypeMember.Kind, _ node: PlacedNode) {
        guard let type else { return }
        let uses = NameUses(in: node, of: type.split(separator: ".").last.map(String.init))
        members += names.enumerated().map { place, name in
            // What a pattern's names are made of connects them, so that the others need but lead to the first.
            let isFirst = place == 0 || uses.names.isEmpty
            let own = isFirst ? uses.names : [names[0]]
            return TypeMember(
                type: type,
                file: file,
                name: name,
                kind: kind,
                uses: own,
                owners: isFirst ? uses.owners : []
            )
        }
    }
}

extension RawSyntax {
    /// Whether what is declared belongs to the type itself, not to its instances.
    fileprivate var belongsToType: Bool {
        child(RawDeclModifierListSyntax.self)?.elements.contains { ["static", "class"].contains($0.name.tokenText) }
            == true
    }
}
