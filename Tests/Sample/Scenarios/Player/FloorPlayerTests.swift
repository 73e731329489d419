import ScreenKit
import Testing

@testable import Scenarios

@MainActor
struct FloorPlayerTests {
    @Test("The floor ends on the screen that a scenario ends on", arguments: Scenario.all)
    func lastFrame(_ scenario: Scenario) async {
        let last = scenario.steps.compactMap(\.frames.last).last ?? .empty
        #expect(await FloorPlayer().play(scenario) == last.frame)
    }
}
