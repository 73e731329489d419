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
        "What was taken of some only is told of those, and not of all",
        arguments: [
            ([0.5, 0.5, 0.5], "stays in all."), ([0.5, 0.5, nil], "stays in A, B."), ([nil, 0.5, nil], "stays in B."),
        ] as [([Double?], String)]
    )
    func some(costs: [Double?], trends: String) throws {
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: zip(["A", "B", "C"], costs).map { name, cost in
                ArchitectureScale(
                    name: name,
                    changedFile: "",
                    points: [1, 2, 4].map { .madeUp($0, $0, propagationCost: cost) }
                )
            }
        )
        let share = try #require(
            ScaleTable.all(of: scale, words: words).first { $0.id == "declaredPropagationCost" }
        )
        #expect(share.finding.en == "Propagation cost, as declared: \(trends)")
    }

    @Test("A cost that falls among the first sizes alone is not said to fall without where it stops")
    func untilWhere() throws {
        let sizes = [1, 2, 4, 8, 16, 32]
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: [
                ArchitectureScale(name: "A", changedFile: "", points: sizes.map { .madeUp($0, 5 * $0 + 1) }),
                ArchitectureScale(name: "B", changedFile: "", points: sizes.map { .madeUp($0, 5 * $0) }),
            ]
        )
        let files = try #require(ScaleTable.all(of: scale, words: words).first { $0.id == "files" })
        #expect(files.finding.en == "Files: the cost per pair falls up to 8 pairs and then stays in A; stays in B.")
        #expect(files.finding.zh == "文件：每组的代价，A 8 组以内下降，此后不变；B 不变。")
        #expect(files.rows.map(\.cells.last?.en) == ["falls up to 8 pairs and then stays", "stays"])
    }

    @Test(
        "How often each time was taken is told beside when and where",
        arguments: [
            (
                1, "2030-01-02", "Swift 6",
                "Measured on 2030-01-02 on a host, Swift 6. Each time was taken once. What else "
            ),
            (
                3, "2031-02-03", "Swift 7",
                "Measured on 2031-02-03 on a host, Swift 7. Each time was taken 3 times, and the median is shown. What else "
            ),
            (
                2, "2031-02-03", nil,
                "Measured on 2031-02-03 on a host, –. Each time was taken 2 times, and the median is shown. What else "
            ),
        ] as [(Int, String, String?, String)]
    )
    func origin(rounds: Int, date: String, swift: String?, start: String) {
        let generation = Generation(
            tool: "catwalk 1",
            swift: swift,
            commit: "abc",
            host: "a host",
            date: date,
            seconds: [:]
        )
        #expect(ScaleWords.origin(of: generation, rounds: rounds, in: words).en.hasPrefix(start))
    }
}
