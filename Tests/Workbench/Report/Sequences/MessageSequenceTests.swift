import Report
import Testing

struct MessageSequenceTests {
    @Test("Participants stand in the order in which they first speak or are spoken to")
    func participants() {
        let ways = [("User", "Screen"), ("Screen", "View"), ("View", "Screen"), ("Model", "View")]
        let messages = ways.map { MessageSequence.Message(from: $0, to: $1, name: "a()", file: "A.swift", line: 1) }
        let sequence = MessageSequence(architecture: "MVP", scenario: "It loads", messages: messages)
        #expect(sequence.participants == ["User", "Screen", "View", "Model"])
        #expect(sequence.origins == [nil, nil, nil, nil])
    }
}
