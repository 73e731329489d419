import Report
import Testing

@testable import Page

struct SequencePictureTests {
    private func message(_ from: String, _ to: String, _ name: String, line: Int = 3) -> MessageSequence.Message {
        .init(from: from, to: to, name: name, file: "Sources/A&B/View.swift", line: line)
    }

    private func sequence(_ messages: [MessageSequence.Message], architecture: String = "MVP") -> MessageSequence {
        MessageSequence(architecture: architecture, scenario: "It loads", messages: messages)
    }

    @Test("Each message is a group with its place in the sources, in order")
    func messages() throws {
        let shown = [message("View", "Presenter", "tapped()"), message("Presenter", "View", "text.set", line: 9)]
        let picture = try SequencePicture.text(for: MarkedSequence(sequence(shown)))
        let groups = picture.matches(of: #/<g class="message" data-file="([^"]*)" data-line="(\d+)">/#)
        #expect(
            groups.map { "\($0.output.1):\($0.output.2)" } == [
                "Sources/A&amp;B/View.swift:3", "Sources/A&amp;B/View.swift:9",
            ]
        )
        #expect(picture.contains(">tapped()</text><path class=\"way\""))
        #expect(picture.contains(">text =</text>"))
        #expect(picture.contains(">View.swift:9</text>"))
        #expect(picture.contains(">MVP: It loads</text>"))
    }

    @Test("Without a title none is drawn, but a reader that can't see is told it")
    func untitled() throws {
        let picture = try SequencePicture.text(
            for: MarkedSequence(sequence([message("View", "Model", "load()")])),
            hasTitle: false
        )
        #expect(!picture.contains("class=\"title\""))
        #expect(picture.contains("aria-label=\"MVP: It loads\""))
    }

    @Test("What has become of a message is told by a class, a sign and a word")
    func changes() throws {
        let old = sequence([message("View", "Model", "load()"), message("Model", "View", "stop()")])
        let new = sequence([message("View", "Model", "fetch()")])
        let picture = try SequencePicture.text(for: MarkedSequence(new, since: old))
        #expect(picture.contains("class=\"message renamed\""))
        #expect(picture.contains(">~ fetch() (was load())</text>"))
        #expect(picture.contains("class=\"message removed\""))
        #expect(picture.contains(">- stop() (removed)</text>"))
    }

    @Test("A stretch that repeats stands once, in a bracket that says how often")
    func repeated() throws {
        let pair = [message("View", "Model", "load()"), message("Model", "View", "show()")]
        let picture = try SequencePicture.text(for: MarkedSequence(sequence(pair + pair + pair)))
        #expect(picture.matches(of: #/<g class="message"/#).count == 2)
        #expect(picture.contains(">×3</text>"))
    }

    @Test("Nothing that is drawn lacks a number or a text", arguments: [300, 960])
    func complete(width: Int) throws {
        let pair = [message("View", "Model", "load()"), message("Model", "View", "show()")]
        let old = sequence(pair)
        let content = SequencePicture.content(
            of: MarkedSequence(sequence(pair + pair + [message("Model", "View", "stop()")]), since: old),
            width: width,
            hasTitle: true,
            pattern: DeclaredPattern(
                architecture: "MVP",
                parts: ["View"],
                ways: [.init(from: "View", to: "Model")]
            ),
            style: nil
        )
        let picture = try Templates(words: .standard).render(content, with: "sequence")
        #expect(!picture.contains("=\"\""))
        #expect(!picture.contains("></text>"))
        let paths = picture.matches(of: #/\bd="([^"]*)"/#).map(\.output.1)
        #expect(paths.allSatisfy { $0.wholeMatch(of: #/M-?\d+ -?\d+([HVl]-?\d+( -?\d+)?)*(v8z)?/#) != nil })
        // Lines, brackets, ways and tips.
        #expect(paths.count > 8)
        #expect(picture.contains("class=\"message added indirect\""))
        #expect(picture.contains("class=\"place\"") == (width == 960))
    }

    @Test("No name becomes markup")
    func hostile() throws {
        let name = "<script>&\"'"
        let picture = try SequencePicture.text(
            for: MarkedSequence(sequence([message(name, "View", name)], architecture: name))
        )
        #expect(!picture.contains("<script"))
        #expect(picture.contains(">&lt;script&gt;&amp;&quot;'</text>"))
    }

    @Test("A head is as wide as its name, and short names stand in one row")
    func heads() {
        let shown = [message("User", "Controller", "tapped()"), message("Controller", "Model", "load()")]
        let layout = SequenceLayout(of: MarkedSequence(sequence(shown)), width: 300, top: 8)
        // 8 for each letter, and 10 around them.
        #expect(layout.heads.map(\.width) == [4 * 8 + 10, 10 * 8 + 10, 5 * 8 + 10])
        #expect(layout.heads.map(\.y) == [8, 8, 8])
        // The first and the last end at the margins, and their lines hang from their middles.
        #expect(layout.heads[0].x == 8)
        #expect(layout.heads[2].x + layout.heads[2].width == 300 - 8)
        #expect(layout.lines.map(\.x) == layout.heads.map { $0.x + $0.width / 2 })
    }

    @Test("Participants stand as in the pattern, others behind them, and what it does not declare is indirect")
    func pattern() {
        let ways: Set<PlayedWay.Pair> = [.init(from: "Cache", to: "View")]
        let shown = [message("Model", "Cache", "got()"), message("Cache", "View", "show()")]
        let layout = SequenceLayout(
            of: MarkedSequence(sequence(shown)),
            width: 300,
            top: 8,
            pattern: DeclaredPattern(architecture: "MVP", parts: ["View"], ways: ways)
        )
        #expect(layout.heads.map(\.name) == ["View", "Model", "Cache"])
        #expect(layout.messages.map(\.isIndirect) == [true, false])
    }

    @Test("Without much room a long call leaves out what it takes, but its tooltip has it")
    func longCall() {
        let shown = ["setButtons(canLoad:canCancel:canEdit:)", "show(title:)"].map { message("View", "Model", $0) }
        let narrow = SequenceLayout(of: MarkedSequence(sequence(shown)), width: 300, top: 8).messages
        #expect(narrow.map(\.label) == ["setButtons(…)", "show(title:)"])
        #expect(narrow[0].whole.contains("setButtons(canLoad:canCancel:canEdit:)"))
        let wide = SequenceLayout(of: MarkedSequence(sequence(shown)), width: 960, top: 8).messages
        #expect(wide[0].label == "setButtons(canLoad:canCancel:canEdit:)")
    }

    @Test(
        "Seven participants have heads that do not meet and labels that end within the picture",
        arguments: [300, 360, 960]
    )
    func narrow(width: Int) {
        let names = ["User", "Screen", "View", "Presenter", "Interactor", "Router", "Model"]
        let messages = zip(names, names.dropFirst()).map { message($0, $1, "setButtons(canLoad:canCancel:canEdit:)") }
        let layout = SequenceLayout(of: MarkedSequence(sequence(messages)), width: width, top: 8)
        for (place, head) in layout.heads.enumerated() {
            #expect(head.x >= 0 && head.x + head.width <= width)
            for other in layout.heads[(place + 1)...] where other.y == head.y {
                #expect(head.x + head.width < other.x)
            }
        }
        for message in layout.messages {
            let half = LabelText.width(of: message.label) / 2
            #expect(message.textX - half >= 0 && message.textX + half <= width)
        }
        #expect((layout.messages[0].place != nil) == (width == 960))
    }
}
