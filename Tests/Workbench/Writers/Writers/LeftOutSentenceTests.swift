import Report
import Testing

@testable import Writers

struct LeftOutSentenceTests {
    @Test(
        "What was left out is told with what follows from it and how to have it measured, however much it is",
        arguments: [
            (["App/Pods"], "1 (App/Pods)"),
            (["A.swift", "B_1.swift"], "2 (A.swift, B_1.swift)"),
            ((1...7).map { "\($0).swift" }, "7 (1.swift, 2.swift, 3.swift, 4.swift, 5.swift, …)"),
        ]
    )
    func sentence(paths: [String], list: String) {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)], leftOut: paths)
        let start = "Files and folders that were left out: "
        #expect(
            LeftOut.sentence(of: report, words: .standard)?.en.hasPrefix("\(start)\(list). No figure counts their code")
                == true
        )
        let escaped = list.replacing("_", with: "\\_")
        #expect(
            MarkdownWriter.text(for: report).contains(
                "\n- \(start)\(escaped). No figure counts their code, and no edge leads to its types"
            )
        )
    }

    @Test("Nothing is said if nothing was left out")
    func nothing() {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)], leftOut: [])
        #expect(report.leftOut == nil)
        #expect(LeftOut.sentence(of: report, words: .standard) == nil)
        #expect(!MarkdownWriter.text(for: report).contains("left out"))
    }
}
