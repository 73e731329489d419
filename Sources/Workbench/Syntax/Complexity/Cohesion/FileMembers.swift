@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// The members of the types and extensions of one file, as far as cohesion needs them; both branches of `#if` count.
public struct FileMembers: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    let members: [TypeMember]

    public init(_ file: ParsedFile) {
        var collector = MemberCollector()
        collector.walk(file.tree)
        path = file.path
        members = collector.members
    }
}

/// Notes the members of a file's types that belong to an instance.
private struct MemberCollector: TreeWalk {
    private(set) var members: [TypeMember] = []
    /// The qualified name of the type around the current node.
    private var type: String?

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
        let uses = NameUses.all(in: node)
        members += names.map { TypeMember(type: type, name: $0, kind: kind, uses: uses) }
    }
}

extension RawSyntax {
    /// Whether what is declared belongs to the type itself, not to its instances.
    fileprivate var belongsToType: Bool {
        child(RawDeclModifierListSyntax.self)?.elements.contains { ["static", "class"].contains($0.name.tokenText) }
            == true
    }
}

extension RawPatternBindingSyntax {
    /// Observers leave a property stored.
    fileprivate var isStored: Bool {
        guard let accessorBlock else { return true }
        return RawAccessorDeclListSyntax(accessorBlock.accessors)?.elements.allSatisfy {
            ["willSet", "didSet"].contains($0.accessorSpecifier.tokenText)
        } == true
    }
}
