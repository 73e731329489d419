import ScreenKit
import Testing

@testable import CatsScenarios

@MainActor
struct FloorPlayerTests {
    @Test("The floor ends on the screen that a scenario ends on", arguments: Scenario.all)
    func lastFrame(_ scenario: Scenario) async throws {
        let last = scenario.steps.compactMap(\.frames.last).last ?? .empty
        #expect(try await FloorPlayer().play(scenario) == last.frame)
    }

    @Test("An answer to nothing that the floor asks ends the play")
    func unasked() async {
        // Without a cat there is nothing to ask a photo of.
        let scenario = Scenario("photo", [.answer(.photo(.siamese))])
        await #expect(throws: ScenarioFailure.Reason.nothingAsked(.download)) { try await FloorPlayer().play(scenario) }
    }
}
