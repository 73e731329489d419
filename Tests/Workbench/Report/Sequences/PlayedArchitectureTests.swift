import Report
import Testing

struct PlayedArchitectureTests {
    private func sequence(_ scenario: String, _ ways: (String, String)...) -> MessageSequence {
        let messages = ways.map { MessageSequence.Message(from: $0, to: $1, name: "a()", file: "A.swift", line: 1) }
        return MessageSequence(architecture: "MVP", scenario: scenario, messages: messages)
    }

    @Test("Beside what the sources declare stands what scenarios play, and in which")
    func ways() {
        let sequences = [
            sequence("It opens", ("User", "Screen"), ("Screen", "View"), ("Screen", "View")),
            sequence("It loads", ("View", "Presenter"), ("Presenter", "View"), ("Screen", "View")),
        ]
        let ways = PlayedWay.all(
            in: sequences,
            declared: [.init(from: "View", to: "Presenter"), .init(from: "View", to: "Model")],
            resolved: [.init(from: "View", to: "Presenter"), .init(from: "Presenter", to: "View")]
        )
        let played = PlayedArchitecture(name: "MVP", sequences: sequences, ways: ways)
        #expect(
            played.ways.map { "\($0.from)>\($0.to) \($0.isDeclared) \($0.isResolved) \($0.scenarios)" } == [
                "Presenter>View false true [\"It loads\"]",
                "Screen>View false false [\"It opens\", \"It loads\"]",
                "View>Model true false []",
                "View>Presenter true true [\"It loads\"]",
            ]
        )
        #expect(played.neverPlayed.map(\.to) == ["Model"])
        #expect(played.undeclared.map(\.from) == ["Presenter", "Screen"])
    }

    @Test("Measures are told by the middle one and the largest")
    func spreads() {
        let sequences = [
            sequence("It opens", ("User", "Screen")), sequence("It loads", ("User", "Screen"), ("User", "Screen")),
        ]
        let played = PlayedArchitecture(name: "MVP", sequences: sequences, ways: [])
        #expect(played.taps == 3)
        #expect(played.messagesPerTap?.max == 0)
        #expect(played.partsPerTap?.median == 1)
        #expect(PlayedArchitecture(name: "MVP", sequences: [], ways: []).deepestChain == nil)
    }
}
