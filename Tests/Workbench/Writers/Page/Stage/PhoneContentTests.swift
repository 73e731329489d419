import MadeUpFrame
import Testing

@testable import Page
@testable import Report

struct PhoneContentTests {
    private func html(_ phone: StagePhone) throws -> String { try StagePage.madeUp().part(for: phone) }

    @Test("A picture that the page has is drawn by its place among the names, and shows no name")
    func known() throws {
        let html = try html(.madeUp(parts: [.madeUp(.picture, picture: .init(name: "dog", matrix: nil))]))
        #expect(html.contains("<use href=\"#picture-1\"/>"))
        #expect(!html.contains("dog"))
    }

    @Test("A picture that the page does not know shows its name")
    func unknown() throws {
        let html = try html(.madeUp(parts: [.madeUp(.picture, picture: .init(name: "fish", matrix: nil))]))
        #expect(html.contains("<text x=150 y=110>fish</text>"))
        #expect(!html.contains("<use"))
    }

    @Test("Each filter of a phone has an id of its own, and is what its picture refers to")
    func filters() throws {
        let choices = [
            StagedFrame.Choice(title: "Grey", picture: .greyCat), .init(title: "Plain", picture: .cat),
            .init(title: "Fish", picture: .init(name: "fish", matrix: [0.5])),
        ]
        let html = try html(
            .madeUp(parts: [
                .madeUp(.picture, picture: .greyCat), .madeUp(.picture, picture: .greyCat),
                .madeUp(.choices, isOn: true, choices: choices), .madeUp(.choices, isOn: true, choices: choices),
            ])
        )
        let ids = html.matches(of: #/<filter id="([^"]*)"/#).map { String($0.output.1) }
        #expect(ids == ["filter-2-0", "filter-2-1", "filter-2-2-0", "filter-2-2-2", "filter-2-3-0", "filter-2-3-2"])
        #expect(html.matches(of: #/ filter="url\(#([^)]*)\)"/#).map { String($0.output.1) } == ids)
        #expect(html.contains(#"<feColorMatrix values="0.5"/>"#))
    }

    @Test("Ids are unique in a phone")
    func ids() throws {
        let choices = [StagedFrame.Choice(title: "Grey", picture: .greyCat), .init(title: "Plain", picture: .cat)]
        let html = try html(
            .madeUp(
                parts: [
                    .madeUp(.choices, id: "a", isOn: true, choices: choices),
                    .madeUp(.choices, id: "b", isOn: true, choices: choices),
                    .madeUp(.button, id: "c", isOn: true), .madeUp(.button, id: "d", isOn: true),
                ],
                alert: .init(message: "Sure?", answers: ["Yes", "No"]),
                questions: ["Which cat?", "Which cat?"]
            )
        )
        let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        // Four choices, a filter for each second one, two buttons, answers and questions, and what the arrows say.
        #expect(ids.count == 13)
        #expect(Set(ids).count == ids.count)
    }

    @Test("What is off can't be tapped", arguments: [(true, 0), (false, 3), (nil, 3)] as [(Bool?, Int)])
    func off(isOn: Bool?, disabled: Int) throws {
        let choices = [StagedFrame.Choice(title: "Grey", picture: .cat), .init(title: "Plain", picture: .cat)]
        let html = try html(
            .madeUp(parts: [
                .madeUp(.button, id: "load", text: "Load", isOn: isOn),
                .madeUp(.choices, id: "filters", isOn: isOn, choices: choices, selected: 1),
            ])
        )
        #expect(html.matches(of: /\ disabled>/).count == disabled)
        #expect(html.contains(#"data-part="load"\#(disabled == 0 ? "" : " disabled")>Load</button>"#))
        #expect(html.matches(of: /data-at=1\ aria-pressed=true/).count == 1)
        #expect(html.matches(of: /aria-pressed/).count == 1)
    }

    @Test("An alert's answers can be tapped, and a question can be answered for this phone alone")
    func answers() throws {
        let html = try html(.madeUp(alert: .init(message: "No net", answers: ["Again"]), questions: ["Which cat?"]))
        #expect(html.contains("<p>No net</p>"))
        #expect(html.contains(#"data-do=tap data-part="Again">Again</button>"#))
        #expect(html.contains(#"data-do=answer data-question="Which cat?" data-alone>Which cat?</button>"#))
    }

    @Test("After a save the sequence marks what has become of its messages, and says so only then")
    func changed() throws {
        let load = MessageSequence.Message(from: "View", to: "Model", name: "load()", file: "A.swift", line: 3)
        let show = MessageSequence.Message(from: "View", to: "Screen", name: "show()", file: "B.swift", line: 9)
        let after = try html(.madeUp(messages: [load, show], earlier: [load]))
        #expect(after.contains(">+ show() (added)</text>"))
        #expect(after.contains("class=changed"))
        let same = try html(.madeUp(messages: [load], earlier: [load]))
        #expect(!same.contains("class=changed"))
        #expect(!same.contains("(added)"))
    }

    @Test("Messages in a row that are alike stand once in the list, with how often and where they are declared")
    func messages() throws {
        let set = MessageSequence.Message(from: "View", to: "Screen", name: "title.set", file: "B.swift", line: 9)
        let load = MessageSequence.Message(from: "View", to: "Model", name: "load()", file: "A.swift", line: 3)
        let sender = SourcePlace(file: "A.swift", line: 2)
        let html = try html(.madeUp(messages: [set, set, load, set], sender: sender))
        #expect(html.contains("<h3><b>4</b>"))
        let rows = html.matches(
            of: #/data-source="(\d)" data-line=(\d) title="([^"]*)"><span>([^<]*)</span> <code>([^<]*)</code>(.*)/#
        )
        #expect(
            rows.map { "\($0.output.1) \($0.output.2) \($0.output.3) \($0.output.4) \($0.output.5)\($0.output.6)" } == [
                "1 9 B.swift:9 Screen title =</button> <span>×2</span></li>",
                "0 3 A.swift:3 Model load()</button></li>",
                "1 9 B.swift:9 Screen title =</button></li>",
            ]
        )
        #expect(html.matches(of: #/data-source="0" data-line=2 title="A.swift:2">View</button>/#).count == 3)
    }

    @Test("Messages that are alike, but were sent by different functions, stand each in a row of their own")
    func senders() throws {
        let set = MessageSequence.Message(from: "View", to: "Screen", name: "title.set", file: "B.swift", line: 9)
        let phone = StagePhone(
            number: 2,
            architecture: "MVP",
            frame: nil,
            questions: [],
            messages: [3, 4, 4].map { SentMessage(set, from: SourcePlace(file: "A.swift", line: $0)) },
            notice: [],
            noticePlace: nil
        )
        let html = try html(phone)
        #expect(html.matches(of: #/<li data-way="View → Screen">/#).count == 2)
        #expect(html.contains(#"title="A.swift:4">View</button>"#))
    }

    @Test("A message that no function of the app sent leads to the function that got it alone")
    func noSender() throws {
        let tap = MessageSequence.Message(from: "User", to: "Screen", name: "tap()", file: "B.swift", line: 5)
        let html = try html(.madeUp(messages: [tap]))
        #expect(html.contains("<span class=from>User</span>"))
        #expect(html.matches(of: #/data-source=/#).count == 1)
    }

    @Test("A phone that did not go on as told says why, and where in the code; one that did says nothing")
    func notice() throws {
        let noticed = try html(
            .madeUp(notice: ["It broke.", "Mend it."], noticePlace: .init(file: "B.swift", line: 7))
        )
        #expect(noticed.contains("<p>It broke.</p><p>Mend it.</p>"))
        #expect(noticed.contains(#"data-source="1" data-line=7>B.swift:7</button>"#))
        #expect(noticed.contains(#"class="device noticed""#))
        #expect(!(try html(.madeUp())).contains("notice"))
    }

    @Test("A phone that shows something else than the others says what; one that shows the same says nothing")
    func differences() throws {
        let difference = try #require(FrameDifference(.part("Save"), .off, elsewhere: .on))
        let html = try html(.madeUp(differences: [difference]))
        #expect(html.contains("<p><i>Save: off, elsewhere on</i>"))
        #expect(html.contains(#"class="device different""#))
        #expect(!(try self.html(.madeUp())).contains("differen"))
    }
}
