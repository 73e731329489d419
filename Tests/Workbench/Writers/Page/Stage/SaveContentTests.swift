import Rules
import Testing

@testable import Page
@testable import Report

struct SaveContentTests {
    @Test("Nothing is shown before the first save")
    func nothing() throws {
        #expect(try StagePage.madeUp().part(for: nil as StageSave?).isEmpty)
    }

    @Test("Lines that came and went stand with their signs and numbers, below the file's path")
    func lines() throws {
        let save = StageSave(change: .between(["A.swift": "a\nb\n"], ["A.swift": "a\nB\nc\n"]))
        let html = try StagePage.madeUp().part(for: save)
        #expect(html.contains("A.swift <span class=came>+2</span> <span class=went>−1</span>"))
        #expect(
            html.contains("<span class=went>−2 b\n</span><span class=came>+2 B\n</span><span class=came>+3 c\n</span>")
        )
    }

    @Test("Of a long change the first lines are shown, folded, with how many more there are")
    func longChange() throws {
        let text = (1...70).map { "line \($0)\n" }.joined()
        let html = try StagePage.madeUp().part(for: StageSave(change: .between([:], ["A.swift": text])))
        #expect(html.contains("+60 line 60\n</span>… +10"))
        #expect(!html.contains("line 61"))
        #expect(!html.contains(" open>"))
    }

    @Test("Errors lead to their lines, if the page knows the source")
    func faults() throws {
        var save = StageSave(change: .between([:], [:]))
        save.build = .failed(
            [
                .init(text: "no 'b'", place: .init(file: "A.swift", line: 12)),
                .init(text: "no 'c'", place: .init(file: "Z.swift", line: 3)),
                .init(text: "no input", place: nil),
            ],
            more: 2
        )
        let html = try StagePage.madeUp().part(for: save)
        #expect(html.contains(#"<div class="saved failed">"#))
        #expect(html.contains("data-source=\"0\" data-line=12>A.swift:12</button> no 'b'</p>"))
        #expect(html.contains("<p class=fault><code>Z.swift:3</code> no 'c'</p>"))
        #expect(html.contains("<p class=fault> no input</p>\n<p>… +2</p>"))
    }

    @Test("Nothing is said to play while it is built, or if it does not build")
    func notBuilt() throws {
        var save = StageSave(change: .between([:], [:]))
        save.results = [1: StageSave.Results(architecture: "MVP", count: 3)]
        for build in [StageSave.Build.running, .waiting, .failed([], more: 0)] {
            save.build = build
            #expect(!(try StagePage.madeUp().part(for: save)).contains("MVP"))
        }
    }

    @Test("Of many edges the first are shown, with how many more there are")
    func manyEdges() throws {
        let edges = (100..<150).map { EdgeName(owner: "MVP", from: "View\($0)", to: "Model.Cat") }
        let html = try StagePage.madeUp().part(for: StageSave(change: .between([:], [:], edges: Set(edges))))
        #expect(html.contains("MVP.View139 → Model.Cat</li>\n<li>… +10</li>"))
        #expect(!html.contains("View140"))
    }

    @Test(
        "How the scenarios went stands for each architecture",
        arguments: [
            (passed: 3, failed: 0, isOver: true, sign: "<span class=good>✓</span>", isGivenUp: false),
            (passed: 1, failed: 2, isOver: true, sign: "<span class=wrong>✗</span>", isGivenUp: false),
            (passed: 0, failed: 2, isOver: true, sign: "<span class=wrong>✗</span>", isGivenUp: true),
            (passed: 1, failed: 0, isOver: false, sign: "…", isGivenUp: false),
        ]
    )
    func results(passed: Int, failed: Int, isOver: Bool, sign: String, isGivenUp: Bool) throws {
        var results = StageSave.Results(architecture: "MVP", count: 3)
        for place in 0..<passed { results.add(nil, of: "Good", at: place) }
        for place in passed..<(passed + failed) { results.add("It broke.", of: "Bad \(place)", at: place) }
        results.isOver = isOver
        var save = StageSave(change: .between([:], [:]))
        (save.build, save.results) = (.done, [1: results])
        let html = try StagePage.madeUp().part(for: save)
        #expect(html.contains("<li>\(sign) <b>MVP</b> \(isOver ? "\(passed)/3" : "<i>plays its scenarios</i>")"))
        #expect(html.contains("The others were not played") == isGivenUp)
        for place in passed..<(passed + failed) {
            #expect(html.contains("data-do=scenario data-number=\(place) title=\"It broke.\">Bad \(place)</button>"))
        }
    }
}

extension SourceChange {
    static func between(
        _ old: [String: String],
        _ new: [String: String],
        edges: Set<EdgeName> = [],
        breaches: [Violation] = []
    ) -> SourceChange {
        SourceChange(
            from: SourceState(texts: old, edges: [], breaches: []),
            to: SourceState(texts: new, edges: edges, breaches: breaches)
        )
    }
}
