import Report
import Testing

struct TracesTests {
    private func scenario(_ name: String, _ steps: [(title: String, calls: [String])]) -> [PlayedScenario] {
        ["MVC", "MVP"].map { architecture in
            PlayedScenario(
                MessageSequence(architecture: architecture, scenario: name, messages: []),
                steps: steps.map { title, calls in
                    let messages = calls.map { call in
                        MessageSequence.Message(from: "User", to: architecture, name: call, file: "A.swift", line: 1)
                    }
                    return PlayedScenario.Step(title: title, frames: [], messages: messages, failure: nil)
                }
            )
        }
    }

    @Test("A step belongs to the first scenario that has gone the same way up to its end, whatever comes later")
    func home() {
        let traces = Traces(
            name: "Cats",
            scenarios: [
                scenario("It loads", [("Opens", ["make()"]), ("Load", ["load()"])]),
                scenario("It saves", [("Opens", ["make()"]), ("Load", ["load()"]), ("Save", ["save()"])]),
                // Its second step has the same title, and other messages; what follows can't be the same any more.
                scenario("It fails", [("Opens", ["make()"]), ("Load", ["fail()"]), ("Save", ["save()"])]),
                scenario("It saves twice", [("Opens", ["make()"]), ("Load", ["load()"]), ("Save", ["save()"])]),
            ],
            architectures: []
        )
        let homes = traces.scenarios.indices.map { scenario in
            traces.scenarios[scenario][0].steps.indices.map { traces.firstScenario(like: scenario, upTo: $0) }
        }
        #expect(homes == [[0, 0], [0, 0, 1], [0, 2, 2], [0, 0, 1]])
    }
}
