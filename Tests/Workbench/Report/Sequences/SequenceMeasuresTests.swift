import Report
import Testing

struct SequenceMeasuresTests {
    private func sequence(_ messages: (from: String, to: String, origin: Int?)...) -> MessageSequence {
        MessageSequence(
            architecture: "MVP",
            scenario: "It loads",
            messages: messages.map { .init(from: $0.from, to: $0.to, name: "a()", file: "A.swift", line: 1) },
            origins: messages.map(\.origin)
        )
    }

    @Test("What is sent in a tap, directly or through others, counts for it, and what is sent before does not")
    func taps() {
        let measures = SequenceMeasures(
            of: sequence(
                ("User", "App", nil),
                ("App", "View", 0),
                ("User", "Screen", nil),
                ("Screen", "View", 2),
                ("View", "Presenter", 3),
                ("User", "Screen", nil),
                ("Presenter", "Model", 4),
                ("Screen", "View", nil)
            )
        )
        // The first tap reaches the view, the presenter and, after the second, the model.
        #expect(measures.messagesPerTap == [3, 0])
        #expect(measures.partsPerTap == [4, 1])
        // User to Screen to View to Presenter to Model.
        #expect(measures.deepestChain == 4)
    }

    @Test("Without a tap there is nothing to count for one, and without a message no chain")
    func none() {
        #expect(SequenceMeasures(of: sequence()).deepestChain == 0)
        let measures = SequenceMeasures(of: sequence(("User", "App", nil)))
        #expect(measures.messagesPerTap.isEmpty)
        #expect(measures.deepestChain == 1)
    }
}
