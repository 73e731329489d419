import Complexity
import Parsing
import SwiftOperators
import SwiftSyntax
import Testing

struct OperatorFoldingTests {
    @Test("unfolded operators give the numbers of the folded ones")
    func folding() throws {
        for seed in 0..<80 {
            var writer = ExpressionWriter(seed: UInt64(seed))
            let expression = writer.expression(depth: 3)
            let file = ParsedFile(path: "Sample.swift", text: "func f() { x = \(expression) }")
            let body = try #require(FileBodies(file).bodies.first)
            let folded = FoldedComplexity(OperatorTable.standardOperators.foldAll(file.tree) { _ in })

            #expect(body.cyclomatic.value == folded.cyclomatic, "\(expression)")
            #expect(body.cognitive == folded.cognitive, "\(expression)")
        }
    }

    @Test("a comma between clauses counts as the `&&` that it stands for")
    func commas() throws {
        for seed in 0..<80 {
            var writer = ExpressionWriter(seed: UInt64(seed))
            let clauses = (0...seed % 3).map { _ in writer.logic(depth: 2) }
            let joined = clauses.map { "(\($0))" }.joined(separator: " && ")
            let bodies = try [clauses.joined(separator: ", "), joined].map { condition in
                try #require(
                    FileBodies(ParsedFile(path: "A.swift", text: "func f() { if \(condition) {} }")).bodies.first
                )
            }

            #expect(bodies[0].cyclomatic == bodies[1].cyclomatic, "\(joined)")
            #expect(bodies[0].cognitive == bodies[1].cognitive, "\(joined)")
        }
    }
}

/// Writes expressions by chance, the same for the same seed, with operators of which all are in the standard table.
private struct ExpressionWriter {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_654_435_761 &+ 1 }

    mutating func expression(depth: Int) -> String {
        let logic = logic(depth: depth)
        guard depth > 0 else { return logic }
        return switch next(8) {
        case 0: "\(logic) ? \(expression(depth: depth - 1)) : \(expression(depth: depth - 1))"
        case 1: "\(logic) ? y = \(expression(depth: depth - 1)) : \(self.logic(depth: depth - 1))"
        case 2: "\(logic) += \(expression(depth: depth - 1))"
        case 3: "\(logic) = \(expression(depth: depth - 1))"
        default: logic
        }
    }

    mutating func logic(depth: Int) -> String {
        var text = operand(depth: depth)
        for _ in 0..<next(4) { text += (next(2) == 0 ? " && " : " || ") + operand(depth: depth) }
        return text
    }

    private mutating func operand(depth: Int) -> String {
        guard depth > 0 else { return "a" }
        let inner = expression(depth: depth - 1)
        return switch next(12) {
        case 0: "(\(inner))"
        case 1: "((\(inner)))"
        case 2: "!(\(inner))"
        case 3: "(\(inner)) == b"
        case 4: "b != (\(inner))"
        case 5: "c ?? (\(inner))"
        case 6: "d(\(inner))"
        case 7: "(try \(inner))"
        case 8: "(e += \(inner))"
        case 9: "(\(inner)) as? G"
        case 10: "1 + 2 < 3"
        default: "h"
        }
    }

    private mutating func next(_ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
    }
}

/// The two numbers of a body that holds one expression, by recursion through its folded tree.
private struct FoldedComplexity {
    private(set) var cyclomatic = 1
    private(set) var cognitive = 0

    init(_ tree: Syntax) { count(tree, level: 0) }

    private mutating func count(_ node: Syntax, level: Int) {
        if let ternary = node.as(TernaryExprSyntax.self) {
            cyclomatic += 1
            cognitive += 1 + level
            count(Syntax(ternary.condition), level: level)
            count(Syntax(ternary.thenExpression), level: level + 1)
            count(Syntax(ternary.elseExpression), level: level + 1)
        } else if node.logicalOperator != nil {
            var run: String?
            countRuns(node, after: &run, level: level)
        } else {
            if node.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" { cyclomatic += 1 }
            for child in node.children(viewMode: .sourceAccurate) { count(child, level: level) }
        }
    }

    private mutating func countRuns(_ node: Syntax, after run: inout String?, level: Int) {
        let bare = node.bare
        guard let infix = bare.as(InfixOperatorExprSyntax.self), let operation = bare.logicalOperator else {
            return count(node, level: level)
        }
        countRuns(Syntax(infix.leftOperand), after: &run, level: level)
        cyclomatic += 1
        if run != operation { cognitive += 1 }
        run = operation
        countRuns(Syntax(infix.rightOperand), after: &run, level: level)
    }
}

extension Syntax {
    fileprivate var logicalOperator: String? {
        let text = self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        return text == "&&" || text == "||" ? text : nil
    }

    /// The node without parentheses and `try` around it.
    fileprivate var bare: Syntax {
        if let attempt = self.as(TryExprSyntax.self) { return Syntax(attempt.expression).bare }
        guard let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1
        else {
            return self
        }
        return Syntax(only.expression).bare
    }
}
