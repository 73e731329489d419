import Testing

@testable import Stage

struct SequenceWriterTests {
    private func sequence(_ names: (from: String, to: String, name: String, count: Int)...) -> MessageSequence {
        let messages = names.map {
            MessageSequence.Message(from: $0.from, to: $0.to, name: $0.name, file: "A.swift", line: 3, count: $0.count)
        }
        return MessageSequence(
            architecture: "MVP",
            scenario: "It loads",
            participants: ["View", "Presenter; drop"],
            messages: messages
        )
    }

    @Test("Each message has a line with its place; what is set and what repeats is told so")
    func text() {
        let text = SequenceWriter.text(
            for: sequence(("View", "Presenter; drop", "tapped()", 1), ("Presenter; drop", "View", "text.didSet", 3))
        )
        #expect(
            "\(text)" == """
                MVP: It loads

                  View → Presenter; drop  tapped()   A.swift:3
                  Presenter; drop → View  text = ×3  A.swift:3

                """
        )
    }

    @Test("In a diagram of Mermaid no name ends a line or begins a comment")
    func mermaid() {
        let diagram = SequenceWriter.mermaid(for: sequence(("View", "Presenter; drop", "tapped(#)", 1)))
        #expect(
            diagram == """
                sequenceDiagram
                    title MVP#58; It loads
                    participant p0 as View
                    participant p1 as Presenter#59; drop
                    p0->>p1: tapped#40;#35;#41;

                """
        )
    }
}
