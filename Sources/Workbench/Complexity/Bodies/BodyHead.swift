import Declarations
import SwiftSyntax

/// What a body is called, where its name stands, and the node that it starts with.
struct BodyHead {
    let name: String
    let kind: BodyKind
    let place: Syntax
    let first: Syntax

    init(_ node: FunctionDeclSyntax) {
        name = node.name.identifierText + node.signature.parameterClause.labels
        kind = .function
        place = Syntax(node.name)
        first = Syntax(node)
    }

    init(_ node: InitializerDeclSyntax) {
        name = "init" + node.signature.parameterClause.labels
        kind = .initializer
        place = Syntax(node.initKeyword)
        first = Syntax(node)
    }

    init(_ node: DeinitializerDeclSyntax) {
        name = "deinit"
        kind = .deinitializer
        place = Syntax(node.deinitKeyword)
        first = Syntax(node)
    }

    init(_ node: AccessorDeclSyntax) {
        let owner = node.parent?.parent?.parent
        name = Self.name(ofOwner: owner) + "." + node.accessorSpecifier.text
        kind = .accessor
        place = Syntax(node.accessorSpecifier)
        first = Syntax(node)
    }

    /// A getter without `get`.
    init(_ node: AccessorBlockSyntax) {
        name = Self.name(ofOwner: node.parent) + ".get"
        kind = .accessor
        if let binding = node.parent?.as(PatternBindingSyntax.self) {
            place = Syntax(binding.pattern)
            first = binding.parent?.parent ?? Syntax(binding)
        } else {
            place = node.parent?.as(SubscriptDeclSyntax.self).map { Syntax($0.subscriptKeyword) } ?? Syntax(node)
            first = node.parent ?? Syntax(node)
        }
    }

    /// The initial value of a property, or the default value of a parameter.
    init(_ node: InitializerClauseSyntax) {
        let owner = node.parent ?? Syntax(node)
        name = Self.name(ofOwner: owner)
        kind = .initialValue
        place = owner
        first = owner
    }

    init(macro node: some FreestandingMacroExpansionSyntax) {
        name = "#" + node.macroName.identifierText
        kind = .macro
        place = Syntax(node)
        first = Syntax(node)
    }

    init(topLevel node: CodeBlockItemSyntax) {
        name = ""
        kind = .topLevel
        place = Syntax(node)
        first = Syntax(node)
    }
}

extension BodyHead {
    /// The name of the property, or the name and labels of the subscript or enum case, around the node.
    private static func name(ofOwner owner: Syntax?) -> String {
        var node = owner
        while let current = node {
            if let binding = current.as(PatternBindingSyntax.self) { return binding.pattern.name }
            if let subscription = current.as(SubscriptDeclSyntax.self) {
                return "subscript" + subscription.parameterClause.subscriptLabels
            }
            if let element = current.as(EnumCaseElementSyntax.self) {
                return element.name.identifierText + (element.parameterClause?.labels ?? "")
            }
            node = current.parent
        }
        return ""
    }
}

extension PatternSyntax {
    fileprivate var name: String {
        self.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? trimmedDescription
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String { Self.text(parameters.map(\.firstName.identifierText)) }

    /// Of a subscript, a label is what stands before another name.
    fileprivate var subscriptLabels: String {
        Self.text(parameters.map { $0.secondName == nil ? "_" : $0.firstName.identifierText })
    }

    fileprivate static func text(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}

extension EnumCaseParameterClauseSyntax {
    fileprivate var labels: String {
        FunctionParameterClauseSyntax.text(parameters.map { $0.firstName?.identifierText ?? "_" })
    }
}
