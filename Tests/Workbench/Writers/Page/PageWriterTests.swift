import Lines
import Testing
import Words

@testable import Page
@testable import Report

struct PageWriterTests {
    @Test("The questions are the headings, in their order; what nothing was measured of is not asked")
    func questions() throws {
        func headings(of report: Report) throws -> [String] {
            try PageWriter.text(for: report).matches(of: /<h2 id=([a-z]+)-title><i>([^<]+)/).map { String($0.output.2) }
        }
        #expect(
            try headings(of: Report.madeUp.costing(.madeUp)) == [
                "What was compared?", "Is what people say true?", "How well is it tested?", "How is it wired?",
                "What does it cost to run and to build?", "All measures", "Where does it hurt?", "Can I trust it?",
            ]
        )
        #expect(
            try headings(of: Report.madeUp.held(against: [])) == [
                "What was compared?", "How well is it tested?", "How is it wired?", "All measures",
                "Where does it hurt?", "Can I trust it?",
            ]
        )
    }

    @Test("The same report gives the same page")
    func same() throws {
        #expect(try PageWriter.text(for: .madeUp) == PageWriter.text(for: .madeUp))
    }

    @Test("The first paragraph leads to the objections, if the claims name one document of them")
    func objections() throws {
        func lead(_ fairness: [String?]) throws -> Substring {
            let claims = fairness.map {
                ClaimFigures(
                    id: "C1",
                    claim: LocalizedText(["en": "Deep"]),
                    measures: [],
                    verdict: .holdsHere,
                    fairness: $0
                )
            }
            let page = try PageWriter.text(for: Report.madeUp.held(against: claims))
            return try #require(page.firstMatch(of: /<p class=lead>.*/)).output
        }
        #expect(try lead(["a/fair.md#flat", nil, "a/fair.md#deep"]).contains("<a href=\"../a/fair.md\">"))
        #expect(try !lead(["a/fair.md", "b/fair.md"]).contains("<a"))
        #expect(try !lead([nil]).contains("<a"))
    }

    @Test("The page leads to the traces if they stand beside it")
    func traces() throws {
        #expect(try PageWriter.text(for: .madeUp, hasTraces: true).contains("<a href=traces.html>"))
        #expect(try !PageWriter.text(for: .madeUp).contains("traces.html"))
    }

    @Test("No place for a value is left open, and no key stands where its text should")
    func filled() throws {
        let page = try PageWriter.text(for: .madeUp)
        let words = WordTable.standard
        // What the script fills has its slots in attributes.
        let bare = page.replacing(#/ data-(differ|same|and)-(en|zh)="[^"]*"|<script>[\s\S]*<\/script>/#, with: "")
        #expect(!bare.contains("{{"))
        #expect(!page.contains("Words(") && !page.contains("Optional("))
        for key in words.texts.keys { #expect(!page.contains(">\(key)<"), "\(key)") }
    }

    @Test("An architecture whose tests fail is named with its failures, and has no figures")
    func failed() throws {
        let page = try PageWriter.text(for: .madeUp)
        #expect(page.contains("<li>unit test adds up: 2 is not 3</li>"))
        #expect(!page.contains("<th>Broken"))
    }

    @Test("A place leads to its source if that can be seen somewhere, and is named if not")
    func places() throws {
        #expect(try PageWriter.text(for: .madeUp).contains("<span class=where>Deep/Till.swift:4</span>"))
        let page = try PageWriter.text(for: .madeUp, links: .repository("https://a.example/b"))
        #expect(page.contains(#"<a class=where href="https://a.example/b/Deep/Till.swift#L4">Deep/Till.swift:4</a>"#))
    }

    @Test(
        "Names that want to be markup stay names",
        arguments: ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "{{name}}", "</title>", "'\"&"]
    )
    func names(_ name: String) throws {
        let figures = ArchitectureFigures.made(name: name, code: 10, unit: 40, edges: (2, 3), nccd: (1, 2))
        let report = Report(name: name, baseline: name, shared: [], architectures: [.measured(figures)])
        let page = try PageWriter.text(for: report)
        #expect(page.contains("<title>\(PageText().escapeText(name)) · Catwalk</title>"))
        #expect(page.ranges(of: "<script>").count == 1)
        #expect(!page.contains("<img"))
    }

    @Test("No mark that turns the text around it comes through, in whatever part of the page a name stands")
    func marks() throws {
        let figures = ArchitectureFigures.made(
            name: "\u{202E}\"\u{301}",
            code: 10,
            unit: 40,
            edges: (2, 3),
            nccd: (1, 2)
        )
        let other = ArchitectureFigures.made(name: "Plain", code: 10, unit: 50, edges: (2, 2), nccd: (1, 1))
        let scalars = try PageWriter.text(for: .of([figures, other])).unicodeScalars
        #expect(!scalars.contains("\u{202E}"))
        #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == "\"" && $1 == "\u{301}" })
    }

    @Test("The app's words and its picture stand on the page; a picture that would be asked of a server does not")
    func app() throws {
        func page(_ app: LocalizedText?, _ picture: String?) throws -> String {
            try PageWriter.text(
                for: Report(
                    name: "Kiosk",
                    app: app,
                    about: LocalizedText(["en": "It counts <coins>."]),
                    picture: picture,
                    baseline: "Flat",
                    shared: [],
                    architectures: [.measured(.flat), .measured(.deep)],
                    scenarioLikeness: .sameTests
                )
            )
        }
        let address = "data:image/png;base64,AA==\" onerror=\"x"
        let told = try page(LocalizedText(["en": "till <app>", "zh": "收银应用"]), address)
        #expect(told.contains("One till &lt;app&gt;, written 2 times: Flat and Deep"))
        #expect(told.contains("同一个收银应用，写了 2 遍"))
        #expect(told.contains(" src=\"data:image/png;base64,AA==&quot; onerror=&quot;x\">"))
        #expect(told.contains("It counts &lt;coins&gt;."))
        let untold = try page(nil, "https://example.com/a.png")
        #expect(untold.contains("One app, written 2 times: Flat and Deep"))
        #expect(!untold.contains("<img"))
    }

    @Test("Signs of Markdown do not stand on the page")
    func code() throws {
        let bare = ArchitectureFigures.made(name: "Bare", code: 10, unit: nil, edges: (1, 1), nccd: (1, 1))
        let page = try PageWriter.text(for: .of([bare]))
        #expect(try !#require(page.split(separator: "<script>").first).contains("`"))
        #expect(page.contains("The key “tests” of an architecture"))
    }

    @Test("Layers that have no code are not said to be left out, and one architecture shares with nobody")
    func shared() throws {
        func page(code: Int, _ architectures: [ArchitectureResult]) throws -> String {
            let lines = LineCounts(code: code, comment: 0, blank: 0, logical: 0)
            let layer = SharedLayer(name: "Model", files: 1, lines: lines)
            return try PageWriter.text(
                for: Report(name: "Kiosk", baseline: "Flat", shared: [layer], architectures: architectures)
            )
        }
        let two: [ArchitectureResult] = [.measured(.flat), .measured(.deep)]
        #expect(try page(code: 4, two).contains("They share Model: 4 code lines"))
        #expect(try !page(code: 4, two).contains("Left out of every count"))
        #expect(try !page(code: 0, two).contains("They share"))
        let one = try page(code: 4, [.measured(.flat)])
        #expect(one.contains("Left out of every count: Model, with 4 code lines."))
        #expect(!one.contains("They share"))
        #expect(!one.contains("turn every order around"))
        #expect(try page(code: 9, [.measured(.flat)]).contains("Left out of every count: Model, with 9 code lines."))
        #expect(try !page(code: 0, [.measured(.flat)]).contains("Left out of every count"))
    }

    @Test(
        "Architectures of which no screen is called like another's may be of several apps, and the page says so",
        arguments: [("CatView", "DogViewModel", true), ("CatView", "CatViewModel", false)]
    )
    func apart(left: String, right: String, isSaid: Bool) throws {
        func made(_ name: String, _ type: String) -> ArchitectureFigures {
            .made(name: name, code: 1, unit: nil, edges: (1, 1), nccd: (1, 1), types: [type])
        }
        let page = try PageWriter.text(for: .of([made("Flat", left), made("Deep", right)]))
        let sentence =
            "Apart from usual names such as ContentView, no screen of Flat, Deep is called like one of another architecture."
        #expect(page.contains(sentence) == isSaid)
        #expect(page.contains("Apart from usual names") == isSaid)
    }

    @Test("That the compiler told who refers to whom is said if it did")
    func record() throws {
        let plain = ArchitectureFigures.flat
        let indexed = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: plain.declarations,
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: plain.coupling.declared,
                resolved: plain.coupling.resolved
            )
        )
        let record = "<i>compiler's index</i>"
        #expect(try PageWriter.text(for: .of([indexed])).contains(record))
        #expect(try !PageWriter.text(for: .of([plain])).contains(record))
    }

    @Test("That day and machine are left out is said if they are", arguments: [true, false])
    func reproducible(isGenerated: Bool) throws {
        let generation = Generation(
            tool: "catwalk 1",
            swift: nil,
            commit: nil,
            host: "host",
            date: "2030",
            seconds: [:]
        )
        let page = try PageWriter.text(for: Report.madeUp.generated(by: isGenerated ? generation : nil))
        let sentence =
            "When and on which machine this report was written is left out, so that the same sources always give the same page."
        #expect(page.contains(sentence) != isGenerated)
        #expect(page.contains("<dd>2030</dd>") == isGenerated)
    }

    @Test("A subject without any figure still has a page, and says so")
    func nothing() throws {
        let page = try PageWriter.text(for: Report(name: "Empty", baseline: "", shared: [], architectures: []))
        #expect(page.contains("No architecture could be measured."))
        #expect(!page.contains("anti-pattern"))
        #expect(!page.contains("<table"))
    }
}
