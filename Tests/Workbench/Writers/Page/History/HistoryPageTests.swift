import Report
import Testing

@testable import Page

struct HistoryPageTests {
    @Test("A part has its line and its mark, the table every commit that changed one, and a gap its reason")
    func page() throws {
        let page = try HistoryPage.text(for: series([["A": 90, "B": 1], ["A": 120, "B": 1], nil]))
        #expect(page.contains("<strong>A</strong> <i>90 → 120 code lines (+30);"))
        #expect(page.contains("<strong>B</strong> <i>1 code lines all the while</i>"))
        #expect(page.contains("class=\"sparkline mark-1\""))
        #expect(page.ranges(of: "<tr><td>").count == 2)
        #expect(page.contains("Not measured in 2000000: no Swift"))
        #expect(!page.contains("No code lines have changed"))
        #expect(!page.contains("{{"))
    }

    @Test("A layer, whose types nobody counts, comes after the architectures and has no mark")
    func layer() throws {
        let moments = [9, 10].map { lines in
            [
                "A layer": CodeSize(files: 1, codeLines: lines, types: nil, edges: nil),
                "Z": CodeSize(files: 1, codeLines: lines, types: 1, edges: 0),
            ]
        }
        let page = try HistoryPage.text(for: Self.series(moments))
        let marked = try #require(page.range(of: "</svg><strong>Z</strong>"))
        let plain = try #require(page.range(of: "<figcaption id=\"history-1\"><strong>A layer</strong>"))
        #expect(marked.upperBound < plain.lowerBound)
        #expect(page.contains("class=\"sparkline mark-0\""))
    }

    @Test("If no line has changed, the page says so and draws nothing")
    func nothing() throws {
        let page = try HistoryPage.text(for: series([["A": 90], ["A": 90]]))
        #expect(page.contains("<i>No code lines have changed in these commits.</i>"))
        #expect(!page.contains("class=\"sparkline"))
    }

    @Test("No name becomes markup, and nothing but the page's own style may act")
    func escapes() throws {
        let page = try HistoryPage.text(for: series([["<script>1</script>": 90], ["<script>1</script>": 91]]))
        #expect(!page.contains("<script"))
        #expect(page.contains("default-src 'none'"))
    }

    private func series(_ moments: [[String: Int]?]) -> Series {
        Self.series(moments.map { $0?.mapValues { CodeSize(files: 1, codeLines: $0, types: 1, edges: 0) } })
    }

    private static func series(_ moments: [[String: CodeSize]?]) -> Series {
        Series(
            of: .architectures,
            commits: moments.enumerated().map { index, sizes in
                PastCommit(
                    hash: "\(index)000000000000",
                    date: "2026-11-0\(index + 1)T00:00:00Z",
                    title: "",
                    sizes: sizes,
                    problem: sizes == nil ? "no Swift" : nil
                )
            }
        )
    }
}
