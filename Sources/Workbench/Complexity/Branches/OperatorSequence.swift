import SwiftSyntax

/// An unfolded run of operands and operators that the walk is in.
///
/// Nothing is folded: of all operators only the ternary and the assignments bind looser than `&&` and `||`, so that the
/// order of the source tells what folding would, for a long chain too. An unknown operator is taken to bind tighter.
struct OperatorSequence {
    let node: SequenceExprSyntax

    /// The level of nesting outside the branches of the sequence's ternary operators.
    let level: Int

    /// The `&&` or `||` that came last, unless something ended its run.
    var run: String?

    /// Whether a `&&` or `||` has been met.
    var isLogical = false

    /// Whether the sequence continues the run of the one around it, and hands it back.
    var isJoined = false

    init(_ node: SequenceExprSyntax, level: Int) {
        self.node = node
        self.level = level
    }
}

extension SequenceExprSyntax {
    /// Whether only parentheses, `try` and `await` stand between the sequence and a `&&` or `||` of the one around it.
    var continuesOuterSequence: Bool {
        var operand = Syntax(self)
        while let outer = operand.transparentParent { operand = outer }
        guard operand != Syntax(self), operand.parent?.parent?.is(SequenceExprSyntax.self) == true else { return false }
        let neighbours = [
            operand.previousToken(viewMode: .sourceAccurate), operand.nextToken(viewMode: .sourceAccurate),
        ]
        return !neighbours.contains { $0?.bindsTighterThanLogic == true } && !elements.contains(where: \.endsRuns)
    }
}

extension ExprSyntax {
    /// Whether it is an operator that binds looser than `&&` and `||`, so that what follows it is apart.
    fileprivate var endsRuns: Bool {
        if `is`(UnresolvedTernaryExprSyntax.self) || `is`(AssignmentExprSyntax.self) { return true }
        return self.as(BinaryOperatorExprSyntax.self)?.operator.isCompoundAssignment == true
    }
}

extension Syntax {
    /// What the node is the whole content of, if that changes nothing in its logic.
    fileprivate var transparentParent: Syntax? {
        guard let parent else { return nil }
        if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(UnsafeExprSyntax.self) {
            return parent
        }
        guard parent.as(LabeledExprSyntax.self)?.label == nil, let list = parent.parent?.as(LabeledExprListSyntax.self)
        else { return nil }
        let isAlone = list.count == 1 && list.parent?.is(TupleExprSyntax.self) == true
        return isAlone ? list.parent : nil
    }
}

extension TokenSyntax {
    /// Whether it is an infix operator that assigns, other than `=` itself.
    var isCompoundAssignment: Bool {
        let text = text
        return text.last == "=" && text.count > 1 && !Self.comparisons.contains(text)
    }

    fileprivate var bindsTighterThanLogic: Bool {
        switch tokenKind {
        case .binaryOperator(let text): text != "&&" && text != "||" && !isCompoundAssignment
        case .keyword(.as), .keyword(.is): true
        default: false
        }
    }

    private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]
}
