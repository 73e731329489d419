import Foundation
import MadeUpFrame
import Testing

@testable import Page
@testable import Report

struct StagePageTests {
    /// A mark that combines with a sign makes one character of both, and must not hide the sign.
    private static let hostile = "<script>\"\u{301}<\u{301}&'"
    private static let escaped = "&lt;script&gt;&quot;\u{301}&lt;\u{301}&amp;'"

    @Test("No name becomes markup, wherever it stands", arguments: Place.all)
    func escaping(place: Place) throws {
        let scalars = try place.html(Self.hostile).unicodeScalars
        #expect(scalars.contains(Self.escaped.unicodeScalars))
        for raw in ["<script>&quot;", "\"\u{301}", "<\u{301}"] {
            #expect(!scalars.contains(raw.unicodeScalars))
        }
    }

    @Test("A browser runs the page's own style and script and nothing else, and asks nobody but its server")
    func policy() throws {
        let page = try StagePage.madeUp()
        let style = try #require(page.text.firstMatch(of: /(?s)<style>(.*?)<\/style>/)).output.1
        let script = try #require(page.text.firstMatch(of: /(?s)<script>(.*?)<\/script>/)).output.1
        #expect(!script.isEmpty)
        #expect(
            page.policy == PageFrame(style: String(style), script: String(script)).policy
                + "; connect-src 'self'; frame-ancestors 'none'"
        )
        #expect(!page.policy.contains("unsafe-inline"))
    }

    @Test("The page has a place for each architecture, an option for each scenario, and each picture once")
    func page() throws {
        let page = try StagePage(
            name: "Kiosk",
            patterns: ["MVC", "MVP"].map { DeclaredPattern(architecture: $0, parts: [], ways: []) },
            scenarios: ["It loads", "It fails"],
            pictures: ["dog": "data:d", "cat": "data:c"],
            files: []
        )
        let titles = page.text.matches(of: #/<h2 id="phone-(\d)-title".*?<span>(\w+)</span>/#)
        #expect(titles.map { "\($0.output.1) \($0.output.2)" } == ["0 MVC", "1 MVP"])
        let options = page.text.matches(of: #/<option value="(\d)">([^<]*)<\/option>/#)
        #expect(options.map { "\($0.output.1) \($0.output.2)" } == ["0 It loads", "1 It fails"])
        let pictures = page.text.matches(of: #/<image id="picture-(\d)" href="([^"]*)"/#)
        #expect(pictures.map { "\($0.output.1) \($0.output.2)" } == ["0 data:c", "1 data:d"])
    }

    @Test("The chosen line of a source is marked, and no other")
    func source() throws {
        let html = try StagePage.madeUp().part(forSource: "A.swift", of: Data("a\n\nlet b = \"<\"\n".utf8), line: 3)
        #expect(html.contains("<code>A.swift</code>"))
        #expect(
            html.contains(
                """
                <span data-line=1>a
                </span><span data-line=2>
                </span><span data-line=3 class=chosen id=chosen-line>let b = &quot;&lt;&quot;
                </span>
                """
            )
        )
        #expect(!html.contains("class=part"))
        #expect(html.matches(of: /id=chosen-line/).count == 1)
    }

    @Test("Of a long source the part around the line is shown, with the lines' own numbers, and how long the source is")
    func longSource() throws {
        let source = Data(String(repeating: "\n", count: 10_000).utf8)
        let html = try StagePage.madeUp().part(forSource: "A.swift", of: source, line: 5_000)
        #expect(html.contains("<span data-line=5000 class=chosen"))
        #expect(!html.contains("<span data-line=1>"))
        #expect(html.contains("This file has 10000 bytes."))
        #expect(html.contains("此文件共 10000 字节"))
    }

    @Test("The world as it is and how it answers are chosen; steps show only while a scenario plays")
    func scene() throws {
        let page = try StagePage.madeUp()
        let free = try page.part(for: .madeUp(pace: .slowly))
        #expect(free.contains(#"value="rain" checked id="weather-1""#))
        #expect(free.contains(#"value="slowly" checked id="pace-slowly""#))
        #expect(free.matches(of: /\ checked/).count == 2)
        #expect(!free.contains("data-do=step"))
        let steps = [
            StageScene.Step(title: "It opens", isCurrent: false, isWrong: true, isDifferent: false),
            StageScene.Step(title: "Load is tapped", isCurrent: true, isWrong: false, isDifferent: true),
        ]
        let played = try page.part(for: .madeUp(pace: .held, scenario: 0, steps: steps, questions: ["Which cat?"]))
        #expect(played.contains("<li class=wrong>It opens ✗</li>\n<li aria-current=step>Load is tapped <b"))
        #expect(played.matches(of: /≠/).count == 1)
        #expect(!played.contains("Which cat?"))
    }

    @Test("What all apps wait for can be let go only if answers are held")
    func questions() throws {
        let page = try StagePage.madeUp()
        let held = try page.part(for: .madeUp(pace: .held, questions: ["Which cat?"]))
        #expect(held.contains(#"data-do=answer data-question="Which cat?">Which cat?</button>"#))
        #expect(!(try page.part(for: .madeUp(pace: .atOnce, questions: ["Which cat?"]))).contains("Which cat?"))
    }
}

extension StageScene {
    fileprivate static func madeUp(
        weathers: [String] = ["sun", "rain"],
        pace: Pace = .atOnce,
        scenario: Int? = nil,
        steps: [Step] = [],
        questions: [String] = [],
        status: String = ""
    ) -> StageScene {
        StageScene(
            weathers: weathers,
            weather: "rain",
            pace: pace,
            scenario: scenario,
            steps: steps,
            questions: questions,
            status: status
        )
    }
}

extension StagePageTests {
    /// Where a name of somebody else can stand.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let html: @Sendable (String) throws -> String

        static let all = ofPage + ofScene + ofPhone + ofSave

        private static let ofPage: [Place] = [
            Place(testDescription: "subject") { try StagePage.madeUp(name: $0).text },
            Place(testDescription: "architecture") { try StagePage.madeUp(architecture: $0).text },
            Place(testDescription: "scenario") { try StagePage.madeUp(scenario: $0).text },
            Place(testDescription: "part") { name in
                let pattern = DeclaredPattern(
                    architecture: "MVP",
                    parts: [name],
                    ways: [.init(from: name, to: "Model")]
                )
                return try StagePage.madeUp(pattern: pattern).part(for: StagePhone.madeUp())
            },
            Place(testDescription: "source's path") {
                try StagePage.madeUp().part(forSource: $0, of: Data(), line: 1)
            },
            Place(testDescription: "source's text") {
                try StagePage.madeUp().part(forSource: "A.swift", of: Data($0.utf8), line: 1)
            },
        ]

        private static let ofScene: [Place] = [
            scene("weather") { .madeUp(weathers: [$0]) },
            scene("status") { .madeUp(status: $0) },
            scene("step") {
                .madeUp(scenario: 0, steps: [.init(title: $0, isCurrent: true, isWrong: true, isDifferent: true)])
            },
            scene("question for all") { .madeUp(pace: .held, questions: [$0]) },
        ]

        private static let ofPhone: [Place] = [
            phone("architecture above its messages") { .madeUp(architecture: $0, messages: [message()]) },
            phone("text") { .madeUp(parts: [.madeUp(.text, text: $0)]) },
            phone("button's id") { .madeUp(parts: [.madeUp(.button, id: $0)]) },
            phone("button's label") { .madeUp(parts: [.madeUp(.button, label: $0)]) },
            phone("button's text") { .madeUp(parts: [.madeUp(.button, text: $0)]) },
            phone("picture's label") { .madeUp(parts: [.madeUp(.picture, label: $0, picture: .cat)]) },
            phone("label of no picture") { .madeUp(parts: [.madeUp(.picture, label: $0)]) },
            phone("picture's name") { .madeUp(parts: [.madeUp(.picture, picture: .init(name: $0, matrix: nil))]) },
            phone("activity") { .madeUp(parts: [.madeUp(.activity, label: $0, isOn: true)]) },
            phone("choices' label") { .madeUp(parts: [.madeUp(.choices, label: $0)]) },
            phone("choices' id") {
                .madeUp(parts: [.madeUp(.choices, id: $0, choices: [.init(title: "", picture: .cat)])])
            },
            phone("choice") { .madeUp(parts: [.madeUp(.choices, choices: [.init(title: $0, picture: .cat)])]) },
            phone("alert") { .madeUp(alert: .init(message: $0, answers: [])) },
            phone("alert's answer") { .madeUp(alert: .init(message: "", answers: [$0])) },
            phone("question") { .madeUp(questions: [$0]) },
            phone("notice") { .madeUp(notice: [$0]) },
            phone("difference") {
                .madeUp(differences: [FrameDifference(.part($0), .on, elsewhere: .off)].compactMap(\.self))
            },
            phone("notice's file") { .madeUp(notice: ["No."], noticePlace: .init(file: $0, line: 1)) },
            phone("speaker") { .madeUp(messages: [message(from: $0)]) },
            phone("hearer") { .madeUp(messages: [message(to: $0)]) },
            phone("message") { .madeUp(messages: [message(name: $0)]) },
            phone("message's file") { .madeUp(messages: [message(file: $0)]) },
        ]

        private static let ofSave: [Place] = [
            save("path of a changed file") { .init(change: .between([:], [$0: "a"])) },
            save("line of a changed file") { .init(change: .between([:], ["A.swift": $0])) },
            save("edge's owner") {
                .init(change: .between([:], [:], edges: [.init(owner: $0, from: "View", to: "Model.Cat")]))
            },
            save("edge's start") {
                .init(change: .between([:], [:], edges: [.init(owner: "MVP", from: $0, to: "Model.Cat")]))
            },
            save("edge's end") {
                .init(change: .between([:], [:], edges: [.init(owner: "MVP", from: "View", to: $0)]))
            },
            save("error") { save(failed: .init(text: $0, place: nil)) },
            save("error's file") { save(failed: .init(text: "", place: .init(file: $0, line: 1))) },
            save("scenario that failed") { save(failing: $0) },
            save("reason of a scenario's failure") { save(failing: "It loads", because: $0) },
            save("architecture of results") { save(failing: "It loads", in: $0) },
        ]

        private static func save(failed fault: StageSave.Fault) -> StageSave {
            var save = StageSave(change: nil)
            save.build = .failed([fault], more: 0)
            return save
        }

        private static func save(
            failing scenario: String,
            because reason: String = "",
            in architecture: String = "MVP"
        ) -> StageSave {
            var results = StageSave.Results(architecture: architecture, count: 1)
            results.add(reason, of: scenario, at: 0)
            var save = StageSave(change: nil)
            save.results = [0: results]
            return save
        }

        private static func save(_ name: String, _ save: @escaping @Sendable (String) -> StageSave) -> Place {
            Place(testDescription: name) { try StagePage.madeUp().part(for: save($0)) }
        }

        private static func scene(_ name: String, _ scene: @escaping @Sendable (String) -> StageScene) -> Place {
            Place(testDescription: name) { try StagePage.madeUp().part(for: scene($0)) }
        }

        private static func phone(_ name: String, _ phone: @escaping @Sendable (String) -> StagePhone) -> Place {
            Place(testDescription: name) { try StagePage.madeUp().part(for: phone($0)) }
        }

        private static func message(
            from: String = "View",
            to: String = "Model",
            name: String = "load()",
            file: String = "A.swift"
        ) -> MessageSequence.Message {
            MessageSequence.Message(from: from, to: to, name: name, file: file, line: 1)
        }
    }
}
