import Report
import Testing

@testable import Page

struct PatternContentTests {
    private static let pattern = DeclaredPattern(
        architecture: "MVP",
        parts: ["View", "Presenter"],
        ways: [.init(from: "View", to: "Presenter"), .init(from: "Presenter", to: "Model")]
    )

    private func html(_ messages: (String, String)...) throws -> String {
        let messages = messages.map {
            MessageSequence.Message(from: $0, to: $1, name: "load()", file: "A.swift", line: 1)
        }
        return try StagePage.madeUp(pattern: Self.pattern).part(for: .madeUp(messages: messages))
    }

    private func arrows(in html: String) -> [String] {
        html.matches(of: #/<g class="arrow([^"]*)"><title>([^<]*)</#).map { "\($0.output.2):\($0.output.1)" }
    }

    @Test("Arrows that the code declares are always there, and used ones are marked and counted, above the others")
    func used() throws {
        let html = try html(("User", "Screen"), ("Presenter", "Model"), ("Presenter", "Model"))
        #expect(arrows(in: html) == ["View → Presenter:", "Presenter → Model ×2: used"])
        #expect(html.contains("Presenter → Model ×2</p>"))
        #expect(arrows(in: try self.html()) == ["Presenter → Model:", "View → Presenter:"])
    }

    @Test("An arrow that the code does not declare is there if it was used")
    func undeclared() throws {
        let html = try html(("Screen", "View"))
        #expect(arrows(in: html).last == "Screen → View ×1: undeclared used")
    }

    @Test("Whoever speaks or is spoken to is marked")
    func boxes() throws {
        let html = try html(("User", "Screen"), ("Screen", "View"))
        let boxes = html.matches(of: #/<g class="(pillar|part)( used)?"><title>([^<]*)</#)
        #expect(
            boxes.map { "\($0.output.3) \($0.output.1)\($0.output.2 ?? "")" } == [
                "Screen pillar used", "Model pillar", "View part used", "Presenter part",
            ]
        )
    }

    @Test("Arrows stand where they stood, whatever else was used")
    func place() throws {
        let path = #/View → Presenter[^<]*<\/title><path class=way d="([^"]*)"/#
        let paths = try [html(), html(("View", "Presenter")), html(("Presenter", "View"), ("Model", "View"))].map {
            try #require($0.firstMatch(of: path)).output.1
        }
        #expect(Set(paths).count == 1)
    }

    @Test("A phone whose architecture the page does not have draws no pattern")
    func unknown() throws {
        #expect(!(try StagePage.madeUp().part(for: .madeUp(architecture: "MVC"))).contains("class=pattern"))
    }
}
