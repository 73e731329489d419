import Parsing
import Testing
import Words

@testable import Report
@testable import Rules

struct SourceChangeTests {
    @Test("Files that came, went or changed are told with their lines, and the others are not")
    func files() {
        let old = SourceState.madeUp(["Same.swift": "a\n", "Changed.swift": "a\nb\nc\n", "Gone.swift": "x\n"])
        let new = SourceState.madeUp(["Same.swift": "a\n", "Changed.swift": "a\nB\nc\nd\n", "New.swift": "y"])
        let change = SourceChange(from: old, to: new)
        #expect(change.files.map(\.path) == ["Changed.swift", "Gone.swift", "New.swift"])
        #expect(change.files.map { $0.lines.map(\.written) } == [["-2 b", "+2 B", "+4 d"], ["-1 x"], ["+1 y"]])
        #expect(!change.isEmpty)
        #expect(SourceChange(from: old, to: old).isEmpty)
    }

    @Test("A change that is told after an earlier one is the same as without that")
    func afterEarlier() {
        let old = SourceState.madeUp(["A.swift": "a\n", "B.swift": "b\n", "C.swift": "c\n"])
        let earlier = SourceState.madeUp(["A.swift": "A\n", "B.swift": "B\n", "C.swift": "C\n"])
        let new = SourceState.madeUp(["A.swift": "A\n", "B.swift": "B!\n", "C.swift": "c\n"])
        let change = SourceChange(from: old, to: new, after: SourceChange(from: old, to: earlier))
        #expect(change == SourceChange(from: old, to: new))
        #expect(change.files.map { $0.lines.map(\.written) } == [["-1 a", "+1 A"], ["-1 b", "+1 B!"]])
    }

    @Test(
        "Line ends of any kind separate lines, and one at the end of a text begins none",
        arguments: ["\n", "\r\n", "\r"]
    )
    func lineEnds(end: String) {
        let lines = LineChange.all(from: "a\(end)b\(end)", to: "a\(end)\(end)b")
        #expect(lines.map(\.written) == ["+2 "])
    }

    @Test("Edges that came and went are told in order")
    func edges() {
        let (kept, gone, new) = (edge("View", "Presenter"), edge("View", "Model"), edge("Presenter", "Model"))
        let other = edge("App", "View")
        let change = SourceChange(from: .madeUp(edges: [kept, gone]), to: .madeUp(edges: [kept, new, other]))
        #expect(change.goneEdges == [gone])
        #expect(change.newEdges == [other, new])
    }

    @Test("A breach that only moved to another line is neither new nor gone")
    func breaches() {
        let before = [breach("a", line: 1), breach("b", line: 2)]
        let change = SourceChange(
            from: .madeUp(breaches: before),
            to: .madeUp(breaches: [breach("a", line: 9), breach("c", line: 3)])
        )
        #expect(change.newBreaches.map(\.rule) == ["c"])
        #expect(change.goneBreaches.map(\.rule) == ["b"])
    }

    private func edge(_ from: String, _ to: String) -> EdgeName { EdgeName(owner: "MVP", from: from, to: "MVP.\(to)") }

    private func breach(_ rule: String, line: Int) -> Violation {
        Violation(
            rule: rule,
            module: "MVP",
            from: "View",
            to: "Cat",
            matrixRow: nil,
            matrixColumn: nil,
            file: "View.swift",
            position: SourcePosition(line: line, column: 1),
            key: BreachKey(rule: rule, from: "MVP.View", to: "Model.Cat"),
            explanation: Sentence("")
        )
    }
}

extension SourceState {
    fileprivate static func madeUp(
        _ texts: [String: String] = [:],
        edges: Set<EdgeName> = [],
        breaches: [Violation] = []
    ) -> SourceState {
        SourceState(texts: texts, edges: edges, breaches: breaches)
    }
}

extension LineChange {
    fileprivate var written: String { "\(isNew ? "+" : "-")\(number) \(text)" }
}
