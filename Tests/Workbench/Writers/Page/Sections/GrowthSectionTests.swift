import MadeUpScale
import Testing
import Words

@testable import Page
@testable import Report
@testable import Support
@testable import Writers

struct GrowthSectionTests {
    /// Of two architectures, whose builds take so long at 1, 2 and 4 pairs.
    private func content(_ seconds: [[Double]]) -> Content? {
        let names = ["Flat", "Deep"]
        let figures = names.map {
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
                    rebuild: [ToolTime(wall: 9, processor: seconds)],
                    testRun: []
                )
            }
            return ArchitectureScale(name: name, changedFile: "A.swift", points: points)
        }
        let report = Report.of(figures).growing(Scale(name: "App", rounds: 1, architectures: architectures))
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

    @Test("The picture has a row for each size, in seconds")
    func picture() throws {
        let picture = try #require(content([[2, 2, 2], [2, 4, 8]])?["picture"] as? Content)
        let rows = try #require(picture["rows"] as? [Content])
        #expect(rows.map { ($0["title"] as? Words)?.en } == ["1 pair", "2 pairs", "4 pairs"])
        #expect((rows[2]["dots"] as? [DotStrip.Dot])?.map(\.place) == ["6.0", "94.0"])
    }

    @Test("Without a measurement there is no such question")
    func unmeasured() {
        #expect(content([[], []]) == nil)
    }
}
