@_spi(RawSyntax) import SwiftSyntax

// The labels of parameters as names have them: `(title:_:)`.

@_spi(RawSyntax)
extension RawFunctionParameterClauseSyntax {
    public var labels: String { text(of: parameters.elements.map(\.firstName.identifierText)) }

    /// Of a subscript, a label is what stands before another name.
    public var subscriptLabels: String {
        text(of: parameters.elements.map { $0.secondName == nil ? "_" : $0.firstName.identifierText })
    }
}

@_spi(RawSyntax)
extension RawEnumCaseParameterClauseSyntax {
    public var labels: String { text(of: parameters.elements.map { $0.firstName?.identifierText ?? "_" }) }
}

private func text(of labels: [String]) -> String { "(" + labels.map { $0 + ":" }.joined() + ")" }
