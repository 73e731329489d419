import Lines
import Testing

@testable import Page
@testable import Report

struct SourcesPageTests {
    /// Of two files of so many lines each.
    private func report(lines: Int = 4) -> Report {
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 2,
            lines: .zero,
            declarations: .zero,
            sources: ["Flat/A b.swift", "Flat/B.swift"].map { path in
                SourceFigures(
                    path: path,
                    role: nil,
                    scene: nil,
                    lines: LineCounts(code: lines, comment: 0, blank: 0, logical: 0)
                )
            },
            coupling: ArchitectureFigures.flat.coupling
        )
        return Report(name: "Kiosk", baseline: "Flat", shared: [], architectures: [.measured(figures)])
    }

    @Test(
        "A line has an address on the page beside, or in a repository; what is not listed has none beside",
        arguments: [
            (.none, "Flat/B.swift", nil), (.page, "Flat/B.swift", "sources.html#f1-3"), (.page, "C.swift", nil),
            (.repository("https://a.example/b"), "Flat/A b.swift", "https://a.example/b/Flat/A%20b.swift#L3"),
        ] as [(SourceLinks, String, String?)]
    )
    func addresses(_ links: SourceLinks, file: String, address: String?) {
        #expect(SourceAddresses(of: report(), links: links).address(of: file, line: 3) == address)
    }

    @Test("A whole file has an address, too")
    func wholeFile() {
        #expect(SourceAddresses(of: report(), links: .page).address(of: "Flat/A b.swift") == "sources.html#f0")
    }

    @Test("Files are listed as long as a browser opens a page of all their lines soon")
    func limit() {
        #expect(report(lines: 10_000).listedPaths.count == 2)
        #expect(report(lines: 10_001).listedPaths == ["Flat/A b.swift"])
        #expect(report(lines: 20_001).listedPaths.isEmpty)
    }

    @Test("The page shows every line with its number's address, its colours, and no markup of its own")
    func page() throws {
        let source = ListedSource(
            path: "Flat/B.swift",
            lines: [
                [.init(kind: .keyword, text: "func"), .init(kind: nil, text: " a() { \"<b>\" }")], [],
                [.init(kind: .comment, text: "// end")],
            ]
        )
        let page = try SourcesPage.text(for: report(), sources: [source])
        #expect(page.contains("<li id=f1-1><b>func</b> a() { &quot;&lt;b&gt;&quot; }\n<li id=f1-2>\n"))
        #expect(page.contains("<li id=f1-3><span class=comment>// end</span>\n"))
        #expect(!page.contains("id=f0"))
    }

    @Test(
        "All files are said to be listed if all are, and else how many of how many",
        arguments: [
            ([3, 2], "All files whose code is counted: 2, with 5 lines. A place that the report names leads"),
            ([1, 7], "All files whose code is counted: 2, with 8 lines. A place that the report names leads"),
            ([4], "The first of the files whose code is counted: 1 of 2, with 4 lines. A place in one of them leads"),
            ([], "The first of the files whose code is counted: 0 of 2, with 0 lines. A place in one of them leads"),
        ] as [([Int], String)]
    )
    func lead(lines: [Int], sentence: String) throws {
        let sources = zip(["Flat/A b.swift", "Flat/B.swift"], lines).map { path, count in
            ListedSource(path: path, lines: Array(repeating: [], count: count))
        }
        #expect(try SourcesPage.text(for: report(), sources: sources).contains(sentence))
    }
}
