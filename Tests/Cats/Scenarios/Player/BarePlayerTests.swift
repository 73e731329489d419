import CatsModel
import ScreenKit
import Testing

@testable import CatsScenarios

@MainActor
struct BarePlayerTests {
    @Test("The app is asked and answered as the scenario has it, whatever the screen should show")
    func plays() async throws {
        let services = try await play([
            .load(shows: .cancelled), .answer(.found(.siamese)), .answer(.photo(.siamese)), .edit(),
            .filter(.sepia), .answer(.developed(.sepia)), .save(), .answer(.saved),
        ])
        let library = try #require(services?.library as? ScriptedLibrary)
        #expect(library.saved == [SampleCat.siamese.photo(under: .sepia)])
    }

    @Test("An app that is left open keeps what it was made of, until it is let go")
    func opened() async throws {
        weak var root: ViewController?
        let player = BarePlayer { services in
            let controller = makeReferenceApp(services)
            root = controller
            return controller
        }
        var app: OpenApp? = try await player.open(.loadAndShow)
        #expect(root != nil)
        #expect(app?.host.rootViewController === root)
        app = nil
        #expect(root == nil)
    }

    @Test("A tap that the app does not take ends the play")
    func tapOnWhatIsOff() async {
        await #expect(throws: ScenarioFailure.Reason.tap(.disabled("cancel"))) { try await play([.cancel()]) }
    }

    @Test("An answer to nothing that was asked ends the play, so that no work is missing from the rounds that count")
    func unasked() async {
        await #expect(throws: ScenarioFailure.Reason.nothingAsked(.save)) { try await play([.answer(.saved)]) }
    }

    /// Plays the reference app, and gives the services that it was made with.
    @discardableResult
    private func play(_ steps: [Step]) async throws(ScenarioFailure.Reason) -> Services? {
        var given: Services?
        let player = BarePlayer { services in
            given = services
            return makeReferenceApp(services)
        }
        try await player.play(Scenario("steps", steps))
        return given
    }
}
