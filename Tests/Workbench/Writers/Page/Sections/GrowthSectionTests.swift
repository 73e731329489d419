import MadeUpScale
import Testing
import Words

@testable import Page
@testable import Report
@testable import Support
@testable import Writers

struct GrowthSectionTests {
    /// Of two architectures, whose builds take so long at 1, 2 and 4 pairs.
    ///
    /// With a variant of Deep, if there are a third one's; each has rounds that are a tenth shorter and longer.
    private func content(_ seconds: [[Double]]) -> Content? {
        let names = ["Flat", "Deep", "Plain"]
        let figures = names.prefix(2).map {
            ArchitectureFigures.made(name: $0, code: 100, unit: nil, edges: (2, 2), nccd: (1, 1))
        }
        let architectures = zip(names, seconds).map { name, seconds in
            let points = zip([1, 2, 4], seconds).map { pairs, seconds in
                ScalePoint(
                    pairs: pairs,
                    files: 3 * pairs,
                    codeLines: 100 * pairs,
                    declared: ScalePoint.Graph(edges: 2, propagationCost: nil),
                    resolved: ScalePoint.Graph(edges: 2, propagationCost: nil),
                    objectSize: 1,
                    testCases: nil,
                    cleanBuild: [],
                    rebuild: [0.9, 1, 1.1].map { ToolTime(wall: 9, processor: seconds * $0) },
                    testRun: []
                )
            }
            return ArchitectureScale(name: name, changedFile: "A.swift", points: points)
        }
        let variant = VariantFigures(name: "Plain", original: "Deep", without: "Frills")
        let report = Report(
            name: "App",
            baseline: "Flat",
            shared: [],
            architectures: figures.map { .measured($0) },
            variants: [variant]
        )
        .growing(Scale(name: "App", rounds: 3, architectures: architectures))
        return GrowthSection.content(of: report, columns: Column.all(of: report), words: .standard)
    }

    @Test("It says who is fastest and who slowest at the largest size, whoever that is")
    func answers() throws {
        let slower = try #require(content([[1, 1, 1], [1, 2, 4]]))
        let faster = try #require(content([[1, 2, 4], [1, 1, 1]]))
        #expect(
            (slower["lead"] as? Words)?.en
                == "A build after one change, with 4 pairs of scenes: 1.00 s of processor time in Flat, 4.00 s in Deep."
        )
        #expect(
            (faster["lead"] as? Words)?.en
                == "A build after one change, with 4 pairs of scenes: 1.00 s of processor time in Deep, 4.00 s in Flat."
        )
    }

    @Test(
        "Without a difference it says so, and without a value at the largest size that it is not known",
        arguments: [
            (
                [[1, 1, 2], [3, 2, 2]],
                "A build after one change, with 4 pairs of scenes: 2.00 s of processor time in each."
            ),
            (
                [[1, 5], [2, 5]], "A build after one change, with 2 pairs of scenes: 5.00 s of processor time in each."
            ),
            ([[1, 5], [2]], "How they grow is known of some only."),
        ]
    )
    func same(seconds: [[Double]], sentence: String) throws {
        #expect((try #require(content(seconds))["lead"] as? Words)?.en == sentence)
    }

    @Test(
        "What the slowest would take in its other form is said if the rounds of the two lie apart",
        arguments: [
            ([[1, 1, 1], [1, 2, 4], [1, 1, 2]], " Without Frills, Deep takes 2.00 s."),
            ([[1, 1, 1], [1, 2, 4], [1, 1, 3]], " Without Frills, Deep takes 3.00 s."),
            // 3.9 at most against 3.6 at least; longer; and of one that is not the slowest.
            ([[1, 1, 1], [1, 2, 4], [1, 1, 3.5]], ""),
            ([[1, 1, 1], [1, 2, 4], [1, 1, 8]], ""),
            ([[1, 1, 9], [1, 2, 4], [1, 1, 2]], ""),
        ]
    )
    func variant(seconds: [[Double]], sentence: String) throws {
        let section = try #require(content(seconds))
        let lead = try #require(section["lead"] as? Words)
        #expect(lead.en.hasSuffix("\(seconds[0][2] < 9 ? "4.00 s in Deep" : "9.00 s in Flat").\(sentence)"))
    }

    @Test("Without a measurement there is no such question")
    func unmeasured() {
        #expect(content([[], []]) == nil)
    }
}
