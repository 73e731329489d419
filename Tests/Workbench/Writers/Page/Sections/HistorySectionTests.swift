import Foundation
import Report
import Testing
import Words

@testable import Page
@testable import Writers

struct HistorySectionTests {
    private let parts = Column.all(of: .madeUp).map {
        HistorySection.Part(index: $0.index, name: $0.name, mark: $0.mark)
    }

    @Test("Each architecture has a line and a finding; the table has the commits that changed one of them")
    func section() throws {
        let words = WordTable.standard
        let series = series([["Flat": 90], ["Flat": 90], ["Flat": 100, "Deep": 200], ["Flat": 95, "Deep": 200]])
        let section = try #require(HistorySection.content(of: series, parts: parts, words: words))
        let lines = try #require(section["lines"] as? [Content])
        #expect(lines.map { $0["name"] as? String } == ["Flat", "Deep"])
        #expect(
            lines.map { ($0["finding"] as? Words)?.en } == [
                "90 → 95 code lines (+5); most at once with 2000000 (2026-11-02): +10",
                "200 code lines all the while",
            ]
        )
        let rows = try #require(section["rows"] as? [Content])
        #expect(rows.map { $0["hash"] as? String } == ["3000000", "2000000", "0000000"])
        let cells = rows.map { ($0["cells"] as? [Content])?.map { $0["number"] as? String } }
        #expect(cells == [["95", "200"], ["100", "200"], ["90", "–"]])
        #expect(
            (section["reading"] as? Words)?.en
                == "Code lines from commit to commit, 0000000 (2026-11-00) to 3000000 (2026-11-03), each measured from its "
                + "sources alone. Every line goes from 0 to 200, and steps where a commit changed it."
        )
        #expect(
            (section["caption"] as? Words)?.en
                == "The last 3 commits that changed code lines; catwalk history shows more"
        )
    }

    @Test("Of a long history the last changes are shown, and the lines begin with the first of them")
    func limit() throws {
        let words = WordTable.standard
        let series = series((1...20).map { ["Flat": $0] })
        let section = try #require(HistorySection.content(of: series, parts: parts, words: words))
        #expect((section["rows"] as? [Content])?.count == 16)
        #expect(
            (section["lines"] as? [Content])?.map { ($0["finding"] as? Words)?.en } == [
                "5 → 20 code lines (+15); most at once with 5000000 (2026-11-05): +1"
            ]
        )
        #expect(
            (section["reading"] as? Words)?.en
                == "Code lines from commit to commit, 4000000 (2026-11-04) to 1900000 (2026-11-01), each measured from its "
                + "sources alone. Every line goes from 0 to 20, and steps where a commit changed it."
        )
        #expect(
            (section["caption"] as? Words)?.en
                == "The last 16 commits that changed code lines; catwalk history shows more"
        )
    }

    @Test(
        "Where nothing has changed, or nothing is known of these architectures, there is nothing to show",
        arguments: [[], [["Flat": 1]], [["Flat": 1], ["Flat": 1]], [["Other": 1], ["Other": 2]]]
    )
    func nothing(_ lines: [[String: Int]]) throws {
        #expect(HistorySection.content(of: series(lines), parts: parts, words: WordTable.standard) == nil)
    }

    @Test(
        "The page has the lines as images named by their findings, in the section of the cost; without a history it is as before"
    )
    func page() throws {
        let page = try PageWriter.text(for: .madeUp, history: series([["Flat": 90], ["Flat": 100]]))
        #expect(page.contains("<h3 id=history>"))
        #expect(page.contains("<use href=#mark-0 x=50% y=50% /></svg><strong>Flat</strong> "))
        #expect(page.contains("90 → 100 code lines (+10); most at once with 1000000 (2026-11-01): +10"))
        #expect(page.contains("<svg role=img aria-labelledby=\"history-0\""))
        #expect(page.contains("<path d=\"M4 8H236V4\"/><circle cx=236 cy=4 r=\"4\"/>"))
        #expect(try !PageWriter.text(for: .madeUp).contains("id=history>"))
    }

    private func series(_ lines: [[String: Int]]) -> Series {
        let commits = lines.enumerated().map { number, lines in
            PastCommit(
                hash: "\(number)".padding(toLength: 40, withPad: "0", startingAt: 0),
                date: "2026-11-0\(number)T00:00:00Z",
                title: "",
                sizes: lines.mapValues { CodeSize(files: 1, codeLines: $0, types: nil, edges: nil) }
            )
        }
        return Series(of: .architectures, commits: commits)
    }
}
