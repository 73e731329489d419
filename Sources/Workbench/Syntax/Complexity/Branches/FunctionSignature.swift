@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import SwiftSyntax

/// What is known of a function by its name and parameters, to tell the calls that lead back to it.
struct FunctionSignature {
    private let name: String
    /// Where parameters with each label stand, in order.
    private let places: [String: [Int]]
    /// How many of the parameters before each place are required, and of all.
    private let requiredBefore: [Int]

    init(_ function: RawFunctionDeclSyntax) {
        name = function.name.identifierText
        let parameters = Array(function.signature.parameterClause.parameters.elements)
        places = Dictionary(grouping: parameters.indices) { parameters[$0].firstName.identifierText }
        requiredBefore = parameters.reduce(into: [0]) { counts, parameter in
            let isRequired = parameter.defaultValue == nil && parameter.ellipsis == nil
            counts.append(counts[counts.count - 1] + (isRequired ? 1 : 0))
        }
    }

    /// Whether the call names the function, on `self`, on its own type or on nothing, with labels that fit.
    func accepts(_ call: RawFunctionCallExprSyntax, in type: String?) -> Bool {
        guard let called = call.calledExpression.ownName(in: type), called.identifierText == name else { return false }
        var (next, skipped) = (0, 0)
        for argument in call.arguments.elements {
            let label = argument.label?.identifierText ?? "_"
            guard let place = place(of: label, from: next) else { return false }
            skipped += requiredBefore[place] - requiredBefore[next]
            next = place + 1
        }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.layoutView.children.count
        return skipped + requiredBefore[requiredBefore.count - 1] - requiredBefore[next] <= trailing
    }

    /// The first parameter with that label from a place on.
    private func place(of label: String, from start: Int) -> Int? {
        guard let places = places[label] else { return nil }
        var range = places.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = places[middle] < start ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound < places.count ? places[range.lowerBound] : nil
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
