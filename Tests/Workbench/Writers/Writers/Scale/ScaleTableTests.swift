import MadeUpScale
import Report
import Testing
import Words

@testable import Writers

struct ScaleTableTests {
    private let words = WordTable.standard

    @Test("Every measure and every column is told in both languages")
    func titles() throws {
        for measure in ScaleMeasure.allCases { #expect(!measure.title(in: words).isNeutral) }
        let lines = try #require(ScaleTable.all(of: .madeUp, words: words).first { $0.id == "codeLines" })
        #expect(lines.header.filter(\.isNeutral) == ["1", "2", "4", "R²"])
        #expect(lines.header.count { !$0.isNeutral } == 4)
    }

    @Test("A trend that all show is told of all, and names are listed as each language does")
    func lists() throws {
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: ["A", "B"].map { name in
                ArchitectureScale(name: name, changedFile: "", points: [1, 2, 4].map { .madeUp($0, $0) })
            } + [ArchitectureScale(name: "C", changedFile: "", points: [1, 2, 4].map { .madeUp($0, $0 * $0) })]
        )
        let tables = ScaleTable.all(of: scale, words: words)
        let lines = try #require(tables.first { $0.id == "codeLines" })
        #expect(lines.finding.zh == "代码行：每组的代价，A、B 不变；C 增长。")
        let share = try #require(tables.first { $0.id == "declaredPropagationCost" })
        #expect(share.finding.zh == "传播成本，只看声明：全部不变。")
    }

    @Test(
        "How often each time was taken is told beside when and where",
        arguments: [(1, "once."), (3, "3 times, and")]
    )
    func origin(rounds: Int, expected: String) throws {
        let generation = try #require(Scale.madeUp.generated)
        let origin = ScaleWords.origin(of: generation, rounds: rounds, in: words)
        #expect(
            origin.en.hasPrefix("Measured on 2030-01-02T03:04:05Z on a host, Swift 6. Each time was taken \(expected)")
        )
    }
}
