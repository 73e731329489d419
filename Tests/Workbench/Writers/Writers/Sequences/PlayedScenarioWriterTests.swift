import MadeUpFrame
import Testing

@testable import Report
@testable import Writers

struct PlayedScenarioWriterTests {
    private func frame(_ screen: String, _ texts: String...) -> StagedFrame {
        StagedFrame(screen: screen, parts: texts.map { .madeUp(.text, text: $0) }, alert: nil)
    }

    private func played(_ steps: PlayedScenario.Step...) -> PlayedScenario {
        let messages = steps.flatMap(\.messages)
        let sequence = MessageSequence(architecture: "MVP", scenario: "It loads", messages: messages)
        return PlayedScenario(sequence, steps: steps)
    }

    @Test("Each step has its number, its messages with their places, its frames, and why it did not go on")
    func text() {
        let messages = [
            MessageSequence.Message(from: "User", to: "View", name: "makeApp()", file: "A.swift", line: 3),
            MessageSequence.Message(from: "View", to: "Screen", name: "title.set", file: "B.swift", line: 9),
        ]
        let text = PlayedScenarioWriter.text(
            for: played(
                .init(title: "The app opens", frames: [frame("Cat", "Hi", "Load")], messages: messages, failure: nil),
                .init(
                    title: "Load is tapped",
                    frames: [frame("Cat", "busy"), frame("Cat")],
                    messages: [],
                    failure: "There is no Load."
                )
            )
        )
        #expect(
            "\(text)" == """
                MVP: It loads

                0  The app opens
                     User → View  makeApp()  A.swift:3
                     View → Screen  title =  B.swift:9
                   ▸ Cat: “Hi” · “Load”

                1  Load is tapped
                   ▸ Cat: “busy”
                   ▸ Cat:\u{20}
                   ✗ There is no Load.

                """
        )
    }

    @Test("Nothing that the app of somebody else says acts on the terminal, or begins a line")
    func hostile() {
        let name = "a\nb\u{1B}[2J"
        let message = MessageSequence.Message(from: name, to: name, name: name, file: name, line: 1)
        let step = PlayedScenario.Step(title: name, frames: [frame(name, name)], messages: [message], failure: name)
        let escaped = #"a\nb\u{1B}[2J"#
        #expect(
            "\(PlayedScenarioWriter.text(for: played(step)))" == """
                MVP: It loads

                0  \(escaped)
                     \(escaped) → \(escaped)  \(escaped)  \(escaped):1
                   ▸ \(escaped): “\(escaped)”
                   ✗ \(escaped)

                """
        )
    }
}
