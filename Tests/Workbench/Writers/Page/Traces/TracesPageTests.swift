import Report
import Testing

@testable import Page

struct TracesPageTests {
    private typealias Message = MessageSequence.Message

    private static let tap = Message(from: "User", to: "Screen", name: "tap()", file: "Kit/Button.swift", line: 5)
    private static let load = Message(from: "Screen", to: "Flat", name: "load()", file: "Flat/B.swift", line: 3)
    private static let show = Message(from: "Flat", to: "Screen", name: "text.set", file: "Kit/Label.swift", line: 4)

    private func play(_ architecture: String, _ name: String, _ steps: [(String, [Message])]) -> PlayedScenario {
        let messages = steps.flatMap(\.1)
        return PlayedScenario(
            // Each was sent in the one before.
            MessageSequence(
                architecture: architecture,
                scenario: name,
                messages: messages,
                origins: messages.indices.map { $0 == 0 ? nil : $0 - 1 }
            ),
            steps: steps.map { .init(title: $0, frames: [], messages: $1, failure: nil) }
        )
    }

    private func traces(_ scenarios: [[PlayedScenario]]) -> Traces {
        let names = scenarios.first?.map(\.architecture) ?? []
        let architectures = names.map { name in
            let own = scenarios.joined().filter { $0.architecture == name }
            return PlayedArchitecture(name: name, sequences: own.map(\.sequence), ways: [])
        }
        return Traces(name: "Kiosk", scenarios: scenarios, architectures: architectures)
    }

    private var two: Traces {
        let opening = ("It opens", [] as [Message])
        let loading = ("Tap load", [Self.tap, Self.load])
        return traces([
            [
                play("Flat", "It loads", [opening, loading]),
                play("Deep", "It loads", [opening, ("Tap load", loading.1 + [Self.show, Self.show])]),
            ],
            [
                play("Flat", "It shows", [opening, loading, ("It comes", [Self.show])]),
                play(
                    "Deep",
                    "It shows",
                    [opening, ("Tap load", loading.1 + [Self.show, Self.show]), ("It comes", [])]
                ),
            ],
        ])
    }

    @Test("Whose taps send most messages and whose fewest is said first, or that all send as many")
    func finding() throws {
        // The tap itself is not counted. In the second scenario of Flat what comes counts for the tap: 1 and 2.
        let page = try TracesPage.text(for: two)
        #expect(page.contains("The median tap sends 3 messages in Deep, and 1.5 in Flat."))
        #expect(page.contains("<td>1.5 <small>2</small><td>2 <small>2</small>"))
        #expect(page.contains("Of 2 taps in 2 scenarios: the median, and behind it the largest"))
        let same = traces([["Flat", "Deep"].map { play($0, "It loads", [("Tap load", [Self.tap, Self.load])]) }])
        #expect(try TracesPage.text(for: same).contains("Messages of the median tap: 1 in each."))
        let untapped = traces([[play("Flat", "It opens", [("It opens", [Self.load])])]])
        #expect(try !TracesPage.text(for: untapped).contains("median tap"))
    }

    @Test(
        "Whose taps send most and fewest is said whoever it is, and several that send as many are named together",
        arguments: [
            ([2, 1], "The median tap sends 2 messages in Flat, and 1 in Deep."),
            ([1, 3, 1], "The median tap sends 3 messages in Deep, and 1 in Flat, Wide."),
            ([2, 2], "Messages of the median tap: 2 in each."),
        ] as [([Int], String)]
    )
    func opposite(counts: [Int], sentence: String) throws {
        let played = zip(["Flat", "Deep", "Wide"], counts).map { name, count in
            play(name, "It loads", [("Tap load", [Self.tap] + Array(repeating: Self.load, count: count))])
        }
        let page = try TracesPage.text(for: traces([played]))
        #expect(page.contains(sentence))
        #expect(page.contains("Of 1 taps in 1 scenarios: the median, and behind it the largest"))
        #expect(page.ranges(of: "edian tap").count == 1)
    }

    @Test("A scenario has its measures: all messages, the parts between which they go, and the deepest chain")
    func measures() throws {
        // Flat's second one: User to Screen to Flat to Screen.
        #expect(try TracesPage.text(for: two).contains("<bdi>Flat</bdi><td>3<td>2<td>3\n"))
    }

    @Test("A step is drawn for each architecture, and one that is the same as in a scenario above leads there")
    func steps() throws {
        let page = try TracesPage.text(for: two)
        let headings = page.matches(of: #/<h3 id="([^"]*)"><bdi>([^<]*)</#).map { "\($0.output.1) \($0.output.2)" }
        #expect(headings == ["step-0-0 It opens", "step-0-1 Tap load", "step-1-2 It comes"])
        let links = page.matches(of: #/<li><a href="#(step[^"]*)">/#).map { String($0.output.1) }
        #expect(links == ["step-0-0", "step-0-1", "step-0-0", "step-0-1", "step-1-2"])
        #expect(page.matches(of: #/aria-label="(Flat|Deep): Tap load"/#).count == 2)
        // Where nobody says anything, and where one of two does not.
        #expect(page.matches(of: #/Nothing was said\./#).count == 2)
    }

    @Test("A message is listed with its place, which leads to the sources that the report has")
    func places() throws {
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            sources: [SourceFigures(path: "Flat/B.swift", role: nil, scene: nil, lines: .zero)],
            coupling: ArchitectureFigures.flat.coupling
        )
        let report = Report(name: "Kiosk", baseline: "Flat", shared: [], architectures: [.measured(figures)])
        let page = try TracesPage.text(for: two, report: report)
        #expect(
            page.contains(
                "<li>Screen → Flat <code>load()</code> <a class=where href=\"sources.html#f0-3\">B.swift:3</a>"
            )
        )
        #expect(page.contains("<li>Flat → Screen <code>text = ×2</code> <span class=where>Label.swift:4</span>"))
        #expect(try !TracesPage.text(for: two).contains("sources.html"))
    }

    @Test("Who holds the state is the report's figure, and a dash without one of the architecture")
    func state() throws {
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            roles: [("View", 1), ("Presenter", 2), ("Router", 0)].map { name, state in
                PartFigures(
                    name: name,
                    files: 1,
                    types: 1,
                    lines: .zero,
                    state: state,
                    complexity: ComplexityFigures(of: [])
                )
            },
            coupling: ArchitectureFigures.flat.coupling
        )
        let report = Report(name: "Kiosk", baseline: "Flat", shared: [], architectures: [.measured(figures)])
        let page = try TracesPage.text(for: two, report: report)
        #expect(page.matches(of: #/<td>3 <small>[^\n]*= 1 View \+ 2 Presenter/#).count == 1)
        #expect(page.matches(of: #/<small>\d+<\/small><td>–\n/#).count == 1)
        #expect(page.contains("index.html#state-variables"))
        #expect(try !TracesPage.text(for: two).contains("index.html#state-variables"))
    }

    @Test("A stretch that repeats is listed once, below how often it comes")
    func stretches() throws {
        let pair = [Self.tap, Self.load]
        let page = try TracesPage.text(for: traces([[play("Flat", "It loads", [("Tap twice", pair + pair)])]]))
        let list = try #require(page.firstMatch(of: #/<li>×2<ol>\n((?:.*\n)*?)<\/ol>/#)).output.1
        #expect(list.matches(of: #/<li>/#).count == 2)
    }

    @Test("A name that wants to be markup is text")
    func escaping() throws {
        let hostile = "</title><script>alert(1)</script>"
        let message = Message(from: hostile, to: "Screen", name: hostile, file: hostile, line: 1)
        let traces = Traces(
            name: hostile,
            scenarios: [[play(hostile, hostile, [(hostile, [message])])]],
            architectures: [PlayedArchitecture(name: hostile, sequences: [], ways: [])]
        )
        #expect(try !TracesPage.text(for: traces).contains("<script>alert"))
    }
}
