@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import SwiftSyntax

/// What is known of a function by its name and parameters, to tell the calls that lead back to it.
struct FunctionSignature {
    private let name: String
    private let parameters: [(label: String, isRequired: Bool)]

    init(_ function: RawFunctionDeclSyntax) {
        name = function.name.identifierText
        parameters = function.signature.parameterClause.parameters.elements.map { parameter in
            (parameter.firstName.identifierText, parameter.defaultValue == nil && parameter.ellipsis == nil)
        }
    }

    /// Whether the call names the function, on `self`, on its own type or on nothing, with labels that fit.
    func accepts(_ call: RawFunctionCallExprSyntax, in type: String?) -> Bool {
        guard let called = call.calledExpression.ownName(in: type), called.identifierText == name else { return false }
        var open = parameters[...]
        var skipped = 0
        for argument in call.arguments.elements {
            let label = argument.label?.identifierText ?? "_"
            guard let index = open.firstIndex(where: { $0.label == label }) else { return false }
            skipped += open[..<index].count(where: \.isRequired)
            open = open[(index + 1)...]
        }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.layoutView.children.count
        return skipped + open.count(where: \.isRequired) <= trailing
    }
}

extension RawExprSyntax {
    /// The name in `name`, `self.name`, `self?.name`, `Self.name` and `Type.name`; `nil` in any other expression.
    fileprivate func ownName(in type: String?) -> RawTokenSyntax? {
        if let plain = RawDeclReferenceExprSyntax(self) { return plain.baseName }
        guard let member = RawMemberAccessExprSyntax(self), var base = member.base else { return nil }
        if let chained = RawOptionalChainingExprSyntax(base) { base = chained.expression }
        guard let owner = RawDeclReferenceExprSyntax(base)?.baseName.identifierText else { return nil }
        let owners = ["self", "Self", type.map { String($0.split(separator: ".").last ?? "") }]
        return owners.contains(owner) ? member.declName.baseName : nil
    }
}
