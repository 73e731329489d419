import CatsScenarios
import Foundation
import Testing

@testable import CatsContestants

@MainActor
struct ContestantTests {
    @Test("Each chosen name is a scenario's, and each word stands once", arguments: Scenario.chosen.map(\.name))
    func named(_ name: String) {
        #expect(Scenario.named(name) != nil)
        #expect(Set(Scenario.chosen.map(\.word)).count == Scenario.chosen.count)
    }

    @Test("Everybody plays the chosen scenarios to their end, with and without a look", arguments: Contestant.all)
    func plays(_ contestant: Contestant) async throws {
        for (_, name) in Scenario.chosen {
            let scenario = try #require(Scenario.named(name))
            try await contestant.check(scenario)
            try await contestant.play(scenario)
        }
    }

    @Test("The configuration of catwalk bench has the same words and names, in the same order")
    func configuration() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let text = try String(contentsOf: root.appending(path: ".catwalk.yml"), encoding: .utf8)
        let lines = Scenario.chosen.map { "    \($0.word): \($0.name)" }
        #expect(text.contains("  scenarios:\n" + lines.joined(separator: "\n") + "\n"))
    }
}
