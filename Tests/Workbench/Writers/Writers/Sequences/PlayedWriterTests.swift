import Report
import Testing

@testable import Writers

struct PlayedWriterTests {
    private var played: PlayedArchitecture {
        let message = MessageSequence.Message(from: "Screen", to: "View", name: "a()", file: "A.swift", line: 1)
        let sequences = ["It opens", "It loads"].map {
            MessageSequence(architecture: "MVP", scenario: $0, messages: [message])
        }
        let ways = PlayedWay.all(in: sequences, declared: [.init(from: "View", to: "Model")], resolved: [])
        return PlayedArchitecture(name: "MVP", sequences: sequences, ways: ways)
    }

    @Test("Measures stand in a table, and below it what only the sources or only scenarios have")
    func text() {
        #expect(
            "\(PlayedWriter.text(for: [played]))" == """
                Median and largest, over all taps and all scenarios:

                       scenarios  taps  messages/tap  parts/tap  deepest chain
                  MVP          2     0                                    1, 1

                MVP: declared and never played
                  View → Model

                MVP: played and not declared
                  Screen → View, not even through a protocol: It opens and 1 more

                """
        )
    }

    @Test("As JSON each way has its scenarios")
    func json() throws {
        let text = try PlayedWriter.json(for: [played])
        #expect(text.contains("\"schemaVersion\" : 1"))
        #expect(text.contains("\"It opens\",\n"))
    }
}
