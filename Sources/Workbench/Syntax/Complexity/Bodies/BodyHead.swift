@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What a body is called, and where.
struct BodyHead {
    let name: String
    let kind: BodyKind
    /// The node whose start is the place of the name.
    let place: PlacedNode
    /// The node that the body starts with.
    let first: PlacedNode
}

extension BodyHead {
    /// `owners` are the declarations of values around the node, the innermost last: many bodies have no name but theirs.
    init(_ node: PlacedNode, in owners: [PlacedNode]) {
        if let function = RawFunctionDeclSyntax(node.raw) {
            self.init(function, node)
        } else if let initializer = RawInitializerDeclSyntax(node.raw) {
            let name = "init" + initializer.signature.parameterClause.labels
            self.init(name: name, kind: .initializer, place: node.place(of: initializer.initKeyword), first: node)
        } else if let deinitializer = RawDeinitializerDeclSyntax(node.raw) {
            let place = node.place(of: deinitializer.deinitKeyword)
            self.init(name: "deinit", kind: .deinitializer, place: place, first: node)
        } else if let accessor = RawAccessorDeclSyntax(node.raw) {
            let specifier = accessor.accessorSpecifier
            let name = Self.name(ofInnermost: owners) + "." + String(syntaxText: specifier.tokenText)
            self.init(name: name, kind: .accessor, place: node.place(of: specifier), first: node)
        } else if node.kind == .accessorBlock {
            self.init(getter: node, in: owners)
        } else if node.kind == .initializerClause {
            let owner = owners.last ?? node
            self.init(name: Self.name(ofInnermost: owners), kind: .initialValue, place: owner, first: owner)
        } else if node.kind == .codeBlockItem {
            self.init(name: "", kind: .topLevel, place: node, first: node)
        } else {
            self.init(name: "#" + node.raw.macroName, kind: .macro, place: node, first: node)
        }
    }

    private init(_ function: RawFunctionDeclSyntax, _ node: PlacedNode) {
        name = function.name.shownIdentifier + function.signature.parameterClause.labels
        kind = .function
        place = node.place(of: function.name)
        first = node
    }

    /// A getter without `get`.
    private init(getter node: PlacedNode, in owners: [PlacedNode]) {
        name = Self.name(ofInnermost: owners) + ".get"
        kind = .accessor
        let owner = owners.last ?? node
        if let binding = RawPatternBindingSyntax(owner.raw) {
            place = owner.place(of: binding.pattern)
            first = owners.dropLast().last ?? owner
        } else {
            place = RawSubscriptDeclSyntax(owner.raw).map { owner.place(of: $0.subscriptKeyword) } ?? owner
            first = owner
        }
    }

    /// The name of the innermost property, or the name and labels of the innermost subscript or enum case.
    private static func name(ofInnermost owners: [PlacedNode]) -> String {
        for owner in owners.reversed() {
            if let binding = RawPatternBindingSyntax(owner.raw) { return binding.pattern.name }
            if let subscription = RawSubscriptDeclSyntax(owner.raw) {
                return "subscript" + subscription.parameterClause.subscriptLabels
            }
            if let element = RawEnumCaseElementSyntax(owner.raw) {
                return element.name.identifierText + (element.parameterClause?.labels ?? "")
            }
        }
        return ""
    }
}

extension RawSyntax {
    fileprivate var macroName: String {
        let name = RawMacroExpansionDeclSyntax(self)?.macroName ?? RawMacroExpansionExprSyntax(self)?.macroName
        return name?.identifierText ?? ""
    }
}

extension RawPatternSyntax {
    fileprivate var name: String {
        RawIdentifierPatternSyntax(self)?.identifier.identifierText ?? raw.trimmedText
    }
}
