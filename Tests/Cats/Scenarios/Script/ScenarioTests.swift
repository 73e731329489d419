import Testing

@testable import CatsScenarios

struct ScenarioTests {
    @Test(
        "A scenario has as many taps as its user has reasons to tap, on a button, a thumbnail or an alert",
        arguments: [
            ("Load Cat opens empty", 0),
            // Load; the answers come by themselves.
            ("A photo that comes is shown and can be edited", 1),
            // Load and Cancel.
            ("A photo that comes after the cancel never shows", 2),
            // Load, Edit, a filter, Save, OK.
            ("A filtered photo is saved as it shows, and OK closes the editor", 5),
        ]
    )
    func taps(name: String, count: Int) throws {
        #expect(try #require(Scenario.all.first { $0.name == name }).taps == count)
    }
}
