import MadeUpScale
import Report
import Testing
import Words

@testable import Writers

struct ScaleWordsTests {
    private let words = ScaleWords(.standard)

    @Test("Every measure and every column is told in both languages")
    func titles() {
        for measure in ScaleMeasure.allCases { #expect(!words.title(of: measure).isNeutral) }
        for column in [.architecture, .cost(pairs: 8), .exponent, .trend] as [ScaleColumn] {
            #expect(!words.title(of: column).isNeutral)
        }
        #expect(words.title(of: .figure(pairs: 8)) == "8")
        #expect(words.title(of: .rSquared) == "R²")
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
        let tables = ScaleTable.all(of: scale)
        let lines = try #require(tables.first { $0.measure == .codeLines })
        #expect(words.finding(lines.finding).zh == "代码行：每组的代价，A、B 不变；C 增长。")
        let share = try #require(tables.first { $0.measure == .declaredPropagationCost })
        #expect(words.finding(share.finding).zh == "传播成本，按声明：全部不变。")
    }

    @Test(
        "How often each time was taken is told beside when and where",
        arguments: [(1, "once."), (3, "3 times, and")]
    )
    func origin(rounds: Int, expected: String) throws {
        let origin = words.origin(of: try #require(Scale.madeUp.generated), rounds: rounds)
        #expect(
            origin.en.hasPrefix("Measured on 2030-01-02T03:04:05Z on a host, Swift 6. Each time was taken \(expected)")
        )
    }
}
