import Report
import Testing

@testable import Writers

struct HistoryWriterTests {
    private let series = Series(
        of: .architectures,
        commits: [
            commit(1, "Begin", nil, problem: "There is no folder."),
            commit(2, "Draw", ["MVC": CodeSize(files: 2, codeLines: 100, types: 3, edges: 4)]),
            commit(
                3,
                "=Share | it",
                [
                    "MVC": CodeSize(files: 2, codeLines: 90, types: 3, edges: 5),
                    "Model": CodeSize(files: 1, codeLines: 20, types: nil, edges: nil),
                ]
            ),
        ]
    )

    @Test("On a terminal first stands what became of each part, then what grew when, then what was not measured")
    func text() {
        #expect(
            HistoryWriter(of: series).text == """
                3 commits, 1000000 of 2026-11-01 to 3000000 of 2026-11-03; edges as syntax has them

                  architecture or layer      code lines  files  types       edges
                  MVC                    100 → 90 (−10)      2      3  4 → 5 (+1)
                  Model                          – → 20  – → 1      –           –

                What grew when

                  date        commit   of         code lines  files  types       edges  message
                  2026-11-03  3000000  MVC    100 → 90 (−10)                4 → 5 (+1)  =Share | it
                  2026-11-03  3000000  Model          – → 20  – → 1                     =Share | it

                Not measured in 1000000: There is no folder.

                """
        )
    }

    @Test("A figure that was asked for is a column more, for people and for a spreadsheet")
    func asked() {
        let sizes = [0.5, 2].map { value in
            ["MVC": CodeSize(files: 1, codeLines: 1, types: 1, edges: 0, figures: ["guards": Figure(value)])]
        }
        let series = Series(
            of: .architectures,
            commits: [commit(1, "Begin", sizes[0]), commit(2, "Draw", sizes[1])],
            telling: ["guards"]
        )
        let text = HistoryWriter(of: series).text.description
        #expect(text.contains("MVC                             1      1      1      0  0.5 → 2 (+1.5)"))
        #expect(text.contains("2026-11-02  2000000  MVC                                   0.5 → 2 (+1.5)  Draw"))
        #expect(
            HistoryWriter(of: series).commaSeparated.split(separator: "\r\n").map { $0.split(separator: ",").last } == [
                "problem", "0.5", "2",
            ]
        )
    }

    @Test("On GitHub both are tables, in which no message is markup")
    func markdown() {
        let lines = HistoryWriter(of: series).markdown.split(separator: "\n")
        #expect(lines.contains("| MVC | 100 → 90 (−10) | 2 | 3 | 4 → 5 (+1) |"))
        #expect(lines.contains("| 2026-11-03 | 3000000 | MVC | 100 → 90 (−10) |  |  | 4 → 5 (+1) | =Share \\| it |"))
    }

    @Test("A spreadsheet gets a line for each part at each commit, the reason if nothing was measured, and no formula")
    func commaSeparated() {
        #expect(
            HistoryWriter(of: series).commaSeparated.split(separator: "\r\n").map(String.init) == [
                "commit,date,title,of,codeLines,files,types,edges,problem",
                "\(hash(1)),2026-11-01T00:00:00Z,Begin,,,,,,There is no folder.",
                "\(hash(2)),2026-11-02T00:00:00Z,Draw,MVC,100,2,3,4,",
                "\(hash(3)),2026-11-03T00:00:00Z,'=Share | it,MVC,90,2,3,5,",
                "\(hash(3)),2026-11-03T00:00:00Z,'=Share | it,Model,20,1,,,",
            ]
        )
    }

    @Test("Where nothing has changed there is no second table; commits with one problem are told of together")
    func quiet() {
        let size = ["App": CodeSize(files: 1, codeLines: 1, types: 1, edges: 0)]
        let series = Series(
            of: .targets,
            commits: [
                commit(1, "", nil, problem: "No."), commit(2, "", nil, problem: "No."), commit(3, "", size),
            ]
        )
        let text = HistoryWriter(of: series).text.description
        #expect(!text.contains("What grew when"))
        #expect(text.hasSuffix("\nNot measured in 2 commits, of which 1000000 is the first: No.\n"))
    }

    @Test(
        "Of very many changes people see the newest, and how many there are besides",
        arguments: [(100, nil), (101, "1 older change"), (103, "3 older changes")] as [(Int, String?)]
    )
    func limit(last: Int, rest: String?) {
        let commits = (0...last).map { number in
            commit(number, "\(number)", ["App": CodeSize(files: 1, codeLines: number, types: 1, edges: 0)])
        }
        let text = HistoryWriter(of: Series(of: .targets, commits: commits)).text.description
        #expect(text.contains("\(last - 1) → \(last) (+1)"))
        #expect(text.contains(" 0 → 1 (+1)") == (rest == nil))
        #expect(text.hasSuffix(rest.map { "\nNot told here: \($0); --format json has all.\n" } ?? "\n"))
        #expect(text.contains("Not told here") == (rest != nil))
    }

    @Test("No name and no message acts on a terminal")
    func escapes() throws {
        let size = CodeSize(files: 1, codeLines: 1, types: 1, edges: 0)
        let other = CodeSize(files: 1, codeLines: 2, types: 1, edges: 0)
        let hostile = "\u{1B}]0;x\u{7}\u{202E}"
        let series = Series(
            of: .targets,
            commits: [commit(1, "", [hostile: size]), commit(2, hostile, [hostile: other])]
        )
        let writer = HistoryWriter(of: series)
        for text in [writer.text.description, writer.markdown, writer.commaSeparated, try writer.json()] {
            #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
        }
    }
}

private func commit(_ number: Int, _ title: String, _ sizes: [String: CodeSize]?, problem: String? = nil) -> PastCommit
{
    let day = number < 10 ? "0\(number)" : "\(number)"
    return PastCommit(
        hash: hash(number),
        date: "2026-11-\(day)T00:00:00Z",
        title: title,
        sizes: sizes,
        problem: problem
    )
}

/// Forty digits.
private func hash(_ number: Int) -> String {
    let digits = "\(number)"
    return digits + String(repeating: "0", count: 40 - digits.count)
}
