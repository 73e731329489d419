@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Walks one member and notes the names that may be those of other members, leaving out the local ones.
struct NameUses: ScopedWalk {
    var environment = LexicalEnvironment()
    /// Every name that may be a member's: after `self.`, or on its own and not local.
    private(set) var names: Set<String> = []
    /// The names that stand before a dot alone, where no method's name does: a method has no members.
    private(set) var owners: Set<String> = []

    /// The type's own name: what stands behind it and a dot is a member, as a method that is handed on.
    private let type: String?

    init(in member: PlacedNode, of type: String? = nil) {
        self.type = type
        environment.enterBody()
        visit(member)
        owners.subtract(names)
        names.formUnion(owners)
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .declReferenceExpr:
            if let reference = RawDeclReferenceExprSyntax(node.raw) { use(reference.baseName) }
        case .memberAccessExpr:
            visitAccess(node)
        case .subscriptCallExpr:
            if RawSubscriptCallExprSyntax(node.raw)?.calledExpression.isSelf == true { names.insert("subscript") }
            visitChildren(of: node)
        // `if let x` and `[x] in` read what has the name already.
        case .optionalBindingCondition:
            if let binding = RawOptionalBindingConditionSyntax(node.raw), binding.initializer == nil,
                let pattern = RawIdentifierPatternSyntax(binding.pattern)
            {
                use(pattern.identifier)
            }
            visitScoped(node)
        case .closureCapture:
            if let capture = RawClosureCaptureSyntax(node.raw), capture.initializer == nil { use(capture.name) }
            visitScoped(node)
        case .matchingPatternCondition:
            visitChildren(of: node) { $0.kind == .initializerClause }
            visitChildren(of: node) { $0.kind != .initializerClause }
        case .accessorDecl:
            visit(node, declaring: ["newValue", "oldValue"])
        case .catchClause:
            visit(node, declaring: ["error"])
        // What follows has members of its own, or cannot have any.
        case .actorDecl, .attributeList, .classDecl, .enumDecl, .keyPathPropertyComponent, .structDecl:
            break
        default:
            visitScoped(node)
        }
    }
}

extension NameUses {
    private mutating func visitAccess(_ node: PlacedNode) {
        guard let access = RawMemberAccessExprSyntax(node.raw), let base = access.base else { return }
        if base.isSelf || isType(base) {
            names.insert(access.declName.baseName.identifierText)
        } else if let owner = base.memberOfSelf {
            owners.insert(owner.identifierText)
        } else if let owner = base.name {
            if !environment.hidesValue(owner.identifierText) { owners.insert(owner.identifierText) }
        } else {
            visit(node.place(of: base))
        }
    }

    /// Whether it is the type's own name, or `Self`.
    private func isType(_ base: RawExprSyntax) -> Bool {
        guard let name = base.name?.identifierText, !environment.hidesValue(name) else { return false }
        return name == "Self" || name == type
    }

    /// Visits what Swift gives names to that the code does not choose itself.
    private mutating func visit(_ node: PlacedNode, declaring implicitNames: [String]) {
        environment.open()
        implicitNames.forEach { environment.add(value: $0) }
        visitScoped(node)
        environment.close()
    }

    private mutating func use(_ token: RawTokenSyntax) {
        let name = token.identifierText
        if !environment.hidesValue(name) { names.insert(name) }
    }
}

extension RawExprSyntax {
    /// Whether it is `self`, `self?` or `self!`.
    fileprivate var isSelf: Bool { name?.tokenText == "self" }

    /// The name that it is, with or without `?` or `!` behind it.
    fileprivate var name: RawTokenSyntax? { RawDeclReferenceExprSyntax(unwrapped)?.baseName }

    /// The name in `self.name`, with or without `?` or `!` behind it.
    fileprivate var memberOfSelf: RawTokenSyntax? {
        guard let access = RawMemberAccessExprSyntax(unwrapped), access.base?.isSelf == true else { return nil }
        return access.declName.baseName
    }

    private var unwrapped: RawExprSyntax {
        RawOptionalChainingExprSyntax(self)?.expression.unwrapped
            ?? RawForceUnwrapExprSyntax(self)?.expression.unwrapped ?? self
    }
}
