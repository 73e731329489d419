@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// A stored property that can be set anew, as far as its own declaration says.
public struct StoredVariable: Hashable, Sendable {
    /// The qualified name of the type or extended type around it.
    let type: String
    /// Relative to the subject's root.
    let file: String
    let name: String
    /// What it holds as it is written, or as its initial value makes it; several for a composition.
    let held: [String]
    /// Whether its place is not in the value that declares it: `static`, or kept by SwiftUI as `@State` is.
    let isKeptOutside: Bool

    /// The variables of the types of one file; both branches of `#if` count.
    ///
    /// Left out: constants, `lazy` ones, which are constants made late, overrides, which store nothing, and what is written
    /// as a reference to another part, being weak, an outlet or a function.
    public static func all(in file: ParsedFile) -> [StoredVariable] {
        var collector = VariableCollector(file: file.path)
        collector.walk(file.tree)
        return collector.variables
    }
}

/// Notes the variables of a file's types.
private struct VariableCollector: TreeWalk {
    let file: String
    private(set) var variables: [StoredVariable] = []
    /// The qualified name of the type around the current node.
    private var type: String?

    init(file: String) {
        self.file = file
    }

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
            for variable in node.children.compactMap({ RawVariableDeclSyntax($0.raw) }) { add(variable) }
            visitChildren(of: node)
        default:
            visitChildren(of: node)
        }
    }

    private mutating func add(_ variable: RawVariableDeclSyntax) {
        let modifiers = Set(variable.modifiers.elements.map(\.name.identifierText))
        guard let type, variable.bindingSpecifier.tokenText == "var", !variable.attributes.contains(named: "IBOutlet"),
            modifiers.isDisjoint(with: ["weak", "unowned", "lazy", "override"])
        else { return }
        let isKeptOutside =
            modifiers.contains("static") || Self.keptBySwiftUI.contains { variable.attributes.contains(named: $0) }
        for binding in variable.bindings.elements where binding.isStored {
            let written = binding.typeAnnotation?.type.raw.unwrappedType
            if written?.kind == .functionType { continue }
            variables += binding.pattern.raw.boundNames.map { name in
                StoredVariable(
                    type: type,
                    file: file,
                    name: name,
                    held: written?.namedParts ?? binding.initializer?.value.madeType.map { [$0] } ?? [],
                    isKeptOutside: isKeptOutside
                )
            }
        }
    }

    private static let keptBySwiftUI = ["AppStorage", "FocusState", "GestureState", "SceneStorage", "State"]
}

extension RawSyntax {
    /// The name of a type; of a composition those of its parts.
    fileprivate var namedParts: [String] {
        if let composition = RawCompositionTypeSyntax(self) {
            return composition.elements.elements.map(\.type.raw.writtenName)
        }
        return [writtenName]
    }
}

extension RawExprSyntax {
    /// `A` in `A(…)`; `nil` for any other expression.
    fileprivate var madeType: String? {
        guard let call = RawFunctionCallExprSyntax(self) else { return nil }
        return RawDeclReferenceExprSyntax(call.calledExpression)?.baseName.identifierText
    }
}
