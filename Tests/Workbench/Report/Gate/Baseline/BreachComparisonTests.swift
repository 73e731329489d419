import Parsing
import Report
import Testing
import Words

@testable import Rules

struct BreachComparisonTests {
    private let first = Violation.sample(line: 3, to: "Photo")
    private let second = Violation.sample(line: 9, to: "Photo")
    private let other = Violation.sample(line: 5, to: "Store")

    @Test("Without a baseline every breach is new, in the order given")
    func empty() {
        let comparison = BreachComparison(of: [other, first], with: Baseline())
        #expect(comparison.new == [other, first])
        #expect(comparison.accepted.isEmpty)
        #expect(comparison.gone.isEmpty)
    }

    @Test("One key accepts all lines on which the same two types break the same rule, and no others")
    func sameKey() {
        let comparison = BreachComparison(of: [first, other, second], with: Baseline(accepting: [first.key]))
        #expect(comparison.accepted == [first, second])
        #expect(comparison.new == [other])
    }

    @Test("The same types are not accepted for another rule")
    func otherRule() {
        let key = BreachKey(rule: "other", from: first.key.from, to: first.key.to)
        let comparison = BreachComparison(of: [first], with: Baseline(accepting: [key]))
        #expect(comparison.new == [first])
        #expect(comparison.gone == [key])
    }

    @Test("Accepted breaches that nobody commits any more are gone; sorted")
    func gone() {
        let comparison = BreachComparison(of: [], with: Baseline(accepting: [other.key, first.key]))
        #expect(comparison.gone == [first.key, other.key])
    }
}

extension Violation {
    fileprivate static func sample(line: Int, to: String) -> Violation {
        Violation(
            rule: "view-does-not-use-model",
            module: "App",
            from: "LoadView",
            to: to,
            matrixRow: nil,
            matrixColumn: nil,
            file: "App/LoadView.swift",
            position: SourcePosition(line: line, column: 1),
            key: BreachKey(rule: "view-does-not-use-model", from: "App.LoadView", to: "Model.\(to)"),
            explanation: Sentence("")
        )
    }
}
