import Report
import Testing

@testable import Writers

struct SequenceWriterTests {
    private func sequence(_ messages: (from: String, to: String, name: String)...) -> MessageSequence {
        MessageSequence(
            architecture: "MVP",
            scenario: "It loads",
            messages: messages.map { .init(from: $0.from, to: $0.to, name: $0.name, file: "A.swift", line: 3) }
        )
    }

    private let tapped = (from: "View", to: "Presenter; drop", name: "tapped(#)")
    private let shown = (from: "Presenter; drop", to: "View", name: "text.didSet")

    @Test("Each message has a line with its place; what is set is told so, and what repeats is told how often")
    func text() {
        let text = SequenceWriter.text(
            for: MarkedSequence(sequence(tapped, shown, shown, tapped, shown, shown, tapped))
        )
        #expect(
            "\(text)" == """
                MVP: It loads

                  2 times:
                    View → Presenter; drop  tapped(#)  A.swift:3
                    Presenter; drop → View  text = ×2  A.swift:3
                  View → Presenter; drop    tapped(#)  A.swift:3

                """
        )
    }

    @Test("Beside each message stands what has become of it, by a sign and in words")
    func changes() {
        let other = (from: "View", to: "Presenter; drop", name: "touched()")
        let asked = (from: "Presenter; drop", to: "Model", name: "load()")
        let marked = MarkedSequence(sequence(shown, other, shown), since: sequence(shown, tapped, shown, asked))
        #expect(
            "\(SequenceWriter.text(for: marked))" == """
                MVP: It loads

                    Presenter; drop → View   text =     A.swift:3
                  ~ View → Presenter; drop   touched()  A.swift:3  (was tapped(#))
                    Presenter; drop → View   text =     A.swift:3
                  - Presenter; drop → Model  load()     A.swift:3  (removed)

                """
        )
        #expect(SequenceWriter.mermaid(for: marked).contains("    Note over p0,p2: #45; removed\n"))
    }

    @Test("Of a sequence that was compared the changes are counted; without one that is all that is told")
    func counts() {
        let old = MessageSequence(architecture: "MVP", scenario: "It loads", messages: [])
        let text = "\(SequenceWriter.changes(of: MarkedSequence(sequence(tapped, shown, shown), since: old)))"
        #expect(text.hasSuffix("(added)\n\n  3 added\n"))
        let same = MarkedSequence(sequence(tapped), since: sequence(tapped))
        #expect("\(SequenceWriter.changes(of: same))" == "MVP: It loads\n\n  No message has changed.\n")
    }

    @Test("In a diagram of Mermaid no name ends a line or begins a comment, and a stretch that repeats is a loop")
    func mermaid() {
        #expect(
            SequenceWriter.mermaid(for: MarkedSequence(sequence(tapped, shown, tapped, shown))) == """
                sequenceDiagram
                    title MVP#58; It loads
                    participant p0 as View
                    participant p1 as Presenter#59; drop
                    loop 2 times
                        p0->>p1: tapped#40;#35;#41;
                        p1->>p0: text #61;
                    end

                """
        )
    }
}
