import SwiftSyntax

/// Counts, in one walk, what makes each body of a file complex.
///
/// The cyclomatic and the cognitive count of a construct stand side by side, because they differ in almost everything.
final class BranchCounter: BodyFinder {
    private var sequences: [OperatorSequence] = []

    // Structures

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let isElseIf = node.parent?.is(IfExprSyntax.self) == true
        scope.noteCode()
        scope.addDecisions(node.conditions.count)
        if isElseIf { scope.addBreak() } else { scope.addStructure() }
        if case .codeBlock = node.elseBody { scope.addBreak() }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        structure(decisions: node.conditions.count)
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        structure(decisions: node.conditions.count)
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { structure(decisions: 1) }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        structure(decisions: node.whereClause == nil ? 1 : 2)
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { structure(decisions: 1) }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        scope.noteCode()
        return structure(decisions: 0)
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if case .case = node.label { scope.addDecisions(1) }
        scope.deepen()
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { scope.rise() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if node.isNested { scope.deepen() }
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) {
        if node.isNested { scope.rise() }
    }

    // Jumps

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let type = scope.type
        scope.addRecursion { $0.accepts(node, in: type) }
        return .visitChildren
    }

    // Operators

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        sequences.append(OperatorSequence(node, level: scope.level))
        return .visitChildren
    }
    override func visitPost(_ node: SequenceExprSyntax) {
        let sequence = sequences.removeLast()
        scope.rise(to: sequence.level)
        if sequence.isJoined, let outer = sequences.indices.last { sequences[outer].run = sequence.run }
    }

    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
        scope.addDecisions(1)
        scope.addStructure()
        scope.deepen()
        endRun()
        return .visitChildren
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        startOver()
        return .skipChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.operator.text {
        case "&&": addLogic("&&")
        case "||": addLogic("||")
        case "??": scope.addCoalescing()
        default: if node.operator.isCompoundAssignment { startOver() }
        }
        return .skipChildren
    }
}

extension BranchCounter {
    private func structure(decisions: Int) -> SyntaxVisitorContinueKind {
        scope.addDecisions(decisions)
        scope.addStructure()
        return .visitChildren
    }

    private func jump(to label: TokenSyntax?) -> SyntaxVisitorContinueKind {
        if label != nil { scope.addBreak() }
        return .skipChildren
    }

    private func addLogic(_ operation: String) {
        scope.addDecisions(1)
        guard let last = sequences.indices.last else { return }
        join(last)
        if sequences[last].run != operation { scope.addBreak() }
        sequences[last].run = operation
    }

    /// A sequence that continues the one around it starts with the run that is open there.
    private func join(_ index: Int) {
        guard !sequences[index].isLogical else { return }
        sequences[index].isLogical = true
        guard index > 0, sequences[index].node.continuesOuterSequence else { return }
        join(index - 1)
        sequences[index].isJoined = true
        sequences[index].run = sequences[index - 1].run
    }

    private func endRun() {
        guard let last = sequences.indices.last else { return }
        sequences[last].run = nil
    }

    /// What follows an assignment is no part of a ternary operator before it.
    private func startOver() {
        endRun()
        if let sequence = sequences.last { scope.rise(to: sequence.level) }
    }
}

extension CodeBlockSyntax {
    /// Whether what is in the block counts one level deeper than the statement that the block belongs to.
    fileprivate var isNested: Bool {
        switch parent?.kind {
        case .ifExpr, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .catchClause: true
        default: false
        }
    }
}
