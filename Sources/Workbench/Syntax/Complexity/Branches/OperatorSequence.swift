@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// An unfolded run of operands and operators that the walk is in.
///
/// Nothing is folded: of all operators only the ternary and the assignments bind looser than `&&` and `||`, so that the
/// order of the source tells what folding would, for a long chain too. An unknown operator is taken to bind tighter.
struct OperatorSequence {
    /// The level of nesting outside the branches of the sequence's ternary operators.
    let level: Int
    /// Whether only parentheses, `try` and `await` stand between it and a `&&` or `||` of the sequence around it.
    let continuesOuter: Bool
    /// The `&&` or `||` that came last, unless something ended its run.
    var run: String?
    /// Whether a `&&` or `||` has been met.
    var isLogical = false
    /// Whether the sequence continues the run of the one around it, and hands it back.
    var isJoined = false
    /// The sequences that continue this one.
    private let continuations: Set<RawSyntax.ID>

    /// `outer` is the innermost sequence that the walk is in.
    init(_ sequence: RawSyntax, in outer: OperatorSequence?, level: Int) {
        self.level = level
        continuesOuter = outer?.continuations.contains(sequence.id) == true
        continuations = Set(sequence.continuations)
    }

    /// The clauses of a condition: a comma between two joins them as a `&&` would.
    init(clauses: RawConditionElementListSyntax, level: Int) {
        self.level = level
        continuesOuter = false
        continuations = Set(clauses.elements.compactMap { $0.condition.raw.continuation?.id })
    }
}

extension RawSyntax {
    /// What stands in an operator sequence, in its order: operands and operators.
    private var elements: [RawSyntax] {
        RawSequenceExprSyntax(self)?.elements.layoutView.children.compactMap(\.self) ?? []
    }

    /// The operands of a sequence that are sequences themselves, if that changes nothing in the logic.
    fileprivate var continuations: [ID] {
        let elements = elements
        return elements.indices.compactMap { index in
            guard let inner = elements[index].continuation else { return nil }
            let neighbours = elements[max(0, index - 1)...min(index + 1, elements.count - 1)]
            return neighbours.contains(where: \.bindsTighterThanLogic) ? nil : inner.id
        }
    }

    /// The sequence that is the whole content of an operand or a clause, unless something in it ends its runs.
    fileprivate var continuation: RawSyntax? {
        guard let inner = enclosedSequence, !inner.elements.contains(where: \.endsRuns) else { return nil }
        return inner
    }

    /// The sequence that is the whole content of an operand, inside parentheses, `try` and `await`.
    private var enclosedSequence: RawSyntax? {
        var content: RawSyntax? = self
        while let current = content, current.kind != .sequenceExpr { content = current.transparentContent }
        return content
    }

    private var transparentContent: RawSyntax? {
        switch kind {
        case .awaitExpr: return RawAwaitExprSyntax(self)?.expression.raw
        case .tryExpr: return RawTryExprSyntax(self)?.expression.raw
        case .unsafeExpr: return RawUnsafeExprSyntax(self)?.expression.raw
        case .tupleExpr:
            guard let elements = RawTupleExprSyntax(self)?.elements.elements, elements.count == 1 else { return nil }
            return elements[0].label == nil ? elements[0].expression.raw : nil
        default: return nil
        }
    }

    /// Whether it is an operator that binds looser than `&&` and `||`, so that what follows it is apart.
    private var endsRuns: Bool {
        switch kind {
        case .assignmentExpr, .unresolvedTernaryExpr: true
        default: RawBinaryOperatorExprSyntax(self)?.isCompoundAssignment == true
        }
    }

    private var bindsTighterThanLogic: Bool {
        switch kind {
        case .unresolvedAsExpr, .unresolvedIsExpr: true
        default: RawBinaryOperatorExprSyntax(self).map { !$0.isLogic && !$0.isCompoundAssignment } == true
        }
    }
}

extension RawBinaryOperatorExprSyntax {
    fileprivate var isLogic: Bool { self.operator.tokenText == "&&" || self.operator.tokenText == "||" }

    /// Whether it assigns, other than with `=` itself.
    var isCompoundAssignment: Bool {
        let text = self.operator.tokenText
        return text.last == UInt8(ascii: "=") && text.count > 1 && !Self.comparisons.contains(String(syntaxText: text))
    }

    private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]
}
