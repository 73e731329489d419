@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Counts, in one walk, what makes each body of a file complex.
///
/// The cyclomatic and the cognitive count of a construct stand side by side, because they differ in almost everything.
struct ComplexityCounter: TreeWalk {
    var scope = TypeScope(type: nil)
    var ledger: BodyLedger
    /// The declarations of values around the current node, the innermost last.
    var owners: [PlacedNode] = []
    private var sequences: [OperatorSequence] = []

    init(file: ParsedFile) {
        ledger = BodyLedger(file: file)
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .ifExpr: visitIf(node)
        case .guardStmt: visitStructure(node, decisions: RawGuardStmtSyntax(node.raw)?.conditions.count ?? 0)
        case .whileStmt: visitStructure(node, decisions: RawWhileStmtSyntax(node.raw)?.conditions.count ?? 0)
        case .forStmt: visitStructure(node, decisions: RawForStmtSyntax(node.raw)?.whereClause == nil ? 1 : 2)
        case .catchClause, .repeatStmt: visitStructure(node, decisions: 1)
        case .switchExpr:
            scope.noteCode()
            // Each case is a way through, and one way needs no decision.
            visitStructure(node, decisions: RawSwitchExprSyntax(node.raw)?.cases.isEmpty == false ? -1 : 0)
        case .switchCase: visitCase(node)
        case .conditionElementList: visitClauses(node)
        case .codeBlock: visitBlock(node)
        case .breakStmt, .continueStmt: countJump(node)
        case .functionCallExpr: visitCall(node)
        case .sequenceExpr: visitSequence(node)
        case .unresolvedTernaryExpr: visitTernary(node)
        case .assignmentExpr: startOver()
        case .binaryOperatorExpr: countOperator(node)
        default: visitBodies(node)
        }
    }
}

// Structures
extension ComplexityCounter {
    private mutating func visitIf(_ node: PlacedNode) {
        guard let branch = RawIfExprSyntax(node.raw) else { return }
        scope.noteCode()
        scope.addDecisions(branch.conditions.count)
        let isElseIf = node.parent == .ifExpr
        if isElseIf { scope.addBreak() } else { scope.addStructure() }
        if branch.elseBody?.kind == .codeBlock { scope.addBreak() }
        visitChildren(of: node)
    }

    private mutating func visitStructure(_ node: PlacedNode, decisions: Int) {
        scope.addDecisions(decisions)
        scope.addStructure()
        visitChildren(of: node)
    }

    private mutating func visitCase(_ node: PlacedNode) {
        scope.addDecisions(1)
        visitDeeper(node)
    }

    /// Into a block: inside most statements it counts one level deeper than the statement itself.
    private mutating func visitBlock(_ node: PlacedNode) {
        switch node.parent {
        case .catchClause, .forStmt, .guardStmt, .ifExpr, .repeatStmt, .whileStmt: visitDeeper(node)
        default: visitChildren(of: node)
        }
    }

    private mutating func visitDeeper(_ node: PlacedNode) {
        scope.deepen()
        visitChildren(of: node)
        scope.rise()
    }
}

// Jumps
extension ComplexityCounter {
    private mutating func countJump(_ node: PlacedNode) {
        let label = RawBreakStmtSyntax(node.raw)?.label ?? RawContinueStmtSyntax(node.raw)?.label
        if label != nil { scope.addBreak() }
    }

    private mutating func visitCall(_ node: PlacedNode) {
        if let call = RawFunctionCallExprSyntax(node.raw) {
            let type = scope.type
            scope.addRecursion { $0.accepts(call, in: type) }
        }
        visitChildren(of: node)
    }
}

// Operators
extension ComplexityCounter {
    private mutating func visitSequence(_ node: PlacedNode) {
        sequences.append(OperatorSequence(node.raw, in: sequences.last, level: scope.level))
        visitChildren(of: node)
        let sequence = sequences.removeLast()
        scope.rise(to: sequence.level)
        if sequence.isJoined, let outer = sequences.indices.last { sequences[outer].run = sequence.run }
    }

    private mutating func visitClauses(_ node: PlacedNode) {
        guard let clauses = RawConditionElementListSyntax(node.raw), clauses.count > 1 else {
            return visitChildren(of: node)
        }
        sequences.append(OperatorSequence(clauses: clauses, level: scope.level))
        for (index, clause) in node.children.enumerated() {
            if index > 0 { addToRun("&&") }
            visit(clause)
        }
        sequences.removeLast()
    }

    private mutating func visitTernary(_ node: PlacedNode) {
        scope.addDecisions(1)
        scope.addStructure()
        scope.deepen()
        endRun()
        visitChildren(of: node)
    }

    private mutating func countOperator(_ node: PlacedNode) {
        guard let operation = RawBinaryOperatorExprSyntax(node.raw) else { return }
        switch operation.operator.tokenText {
        case "&&": addLogic("&&")
        case "||": addLogic("||")
        case "??": scope.addCoalescing()
        default: if operation.isCompoundAssignment { startOver() }
        }
    }

    private mutating func addLogic(_ operation: String) {
        scope.addDecisions(1)
        addToRun(operation)
    }

    private mutating func addToRun(_ operation: String) {
        guard let last = sequences.indices.last else { return }
        join(last)
        if sequences[last].run != operation { scope.addBreak() }
        sequences[last].run = operation
    }

    /// A sequence that continues the one around it starts with the run that is open there.
    private mutating func join(_ index: Int) {
        guard !sequences[index].isLogical else { return }
        sequences[index].isLogical = true
        guard index > 0, sequences[index].continuesOuter else { return }
        join(index - 1)
        sequences[index].isJoined = true
        sequences[index].run = sequences[index - 1].run
    }

    private mutating func endRun() {
        guard let last = sequences.indices.last else { return }
        sequences[last].run = nil
    }

    /// What follows an assignment is no part of a ternary operator before it.
    private mutating func startOver() {
        endRun()
        if let sequence = sequences.last { scope.rise(to: sequence.level) }
    }
}

extension RawConditionElementListSyntax {
    fileprivate var count: Int { layoutView.children.count }
}
