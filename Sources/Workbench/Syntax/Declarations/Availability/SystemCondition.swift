import SwiftSyntax

extension IfConfigDeclSyntax {
    /// The branches that surely no Mac compiles.
    ///
    /// A condition that depends on more than the system, such as `DEBUG`, may hold there.
    var clausesForOtherSystems: [IfConfigClauseSyntax] {
        var isTaken = false
        return clauses.filter { clause in
            let holds = clause.condition.map { $0.holdsOnMac } ?? true
            defer { isTaken = isTaken || holds == true }
            return isTaken || holds == false
        }
    }
}

extension ExprSyntax {
    /// Whether the condition holds on a Mac; `nil` if more than the system decides that.
    fileprivate var holdsOnMac: Bool? {
        if let sequence = self.as(SequenceExprSyntax.self) { return Array(sequence.elements)[...].holdsOnMac }
        if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return negation.expression.holdsOnMac.map { !$0 }
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.holdsOnMac
        }
        guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
        let name = argument.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return name == "macOS" || name == "OSX"
        case "canImport": return Self.isOnMac[name]
        default: return nil
        }
    }

    /// Modules by which code tells one system from another.
    private static let isOnMac: [String: Bool] = [
        "AppKit": true, "Darwin": true, "ObjectiveC": true,
        "Android": false, "Bionic": false, "FoundationNetworking": false, "FoundationXML": false, "Glibc": false,
        "Musl": false, "UIKit": false, "WASILibc": false, "WinSDK": false, "ucrt": false,
    ]
}

extension ArraySlice<ExprSyntax> {
    /// Of operands with `&&` and `||` between them; the first binds more.
    fileprivate var holdsOnMac: Bool? {
        func parts(around name: String) -> [ArraySlice<ExprSyntax>] {
            split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
        }
        if count == 1 { return first?.holdsOnMac }
        let alternatives = parts(around: "||")
        if alternatives.count > 1 {
            let all = alternatives.map(\.holdsOnMac)
            return all.contains(true) ? true : all.contains(nil) ? nil : false
        }
        let needs = parts(around: "&&")
        if needs.count < 2 { return nil }
        let all = needs.map(\.holdsOnMac)
        return all.contains(false) ? false : all.contains(nil) ? nil : true
    }
}
