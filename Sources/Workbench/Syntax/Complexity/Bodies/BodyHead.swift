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
        let owner = owners.last ?? node
        if let function = RawFunctionDeclSyntax(node.raw) {
            name = function.name.shownIdentifier + function.signature.parameterClause.labels
            (kind, place, first) = (.function, node.place(of: function.name), node)
        } else if let initializer = RawInitializerDeclSyntax(node.raw) {
            name = "init" + initializer.signature.parameterClause.labels
            (kind, place, first) = (.initializer, node.place(of: initializer.initKeyword), node)
        } else if let deinitializer = RawDeinitializerDeclSyntax(node.raw) {
            name = "deinit"
            (kind, place, first) = (.deinitializer, node.place(of: deinitializer.deinitKeyword), node)
        } else if let accessor = RawAccessorDeclSyntax(node.raw) {
            let specifier = accessor.accessorSpecifier
            name = Self.name(ofInnermost: owners) + "." + String(syntaxText: specifier.tokenText)
            (kind, place, first) = (.accessor, node.place(of: specifier), node)
        } else if node.kind == .accessorBlock {
            // A getter without `get`.
            name = Self.name(ofInnermost: owners) + ".get"
            kind = .accessor
            let binding = RawPatternBindingSyntax(owner.raw)
            let keyword = RawSubscriptDeclSyntax(owner.raw)?.subscriptKeyword
            place = binding.map { owner.place(of: $0.pattern) } ?? keyword.map(owner.place) ?? owner
            first = binding == nil ? owner : owners.dropLast().last ?? owner
        } else if node.kind == .initializerClause {
            name = Self.name(ofInnermost: owners)
            (kind, place, first) = (.initialValue, owner, owner)
        } else if node.kind == .codeBlockItem {
            (name, kind, place, first) = ("", .topLevel, node, node)
        } else {
            let macro = RawMacroExpansionDeclSyntax(node.raw)?.macroName
            name = "#" + ((macro ?? RawMacroExpansionExprSyntax(node.raw)?.macroName)?.identifierText ?? "")
            (kind, place, first) = (.macro, node, node)
        }
    }

    /// The name of the innermost property, or the name and labels of the innermost subscript or enum case.
    private static func name(ofInnermost owners: [PlacedNode]) -> String {
        for owner in owners.reversed() {
            if let binding = RawPatternBindingSyntax(owner.raw) {
                return RawIdentifierPatternSyntax(binding.pattern)?.identifier.identifierText
                    ?? binding.pattern.raw.trimmedText
            }
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
