import Testing

@testable import Scenarios

@MainActor
struct StageTests {
    @Test("It knows every scenario by its name")
    func names() {
        #expect(Stage.scenarios == Scenario.all.map(\.name))
        #expect(Set(Stage.scenarios).count == Stage.scenarios.count)
    }

    @Test("It plays the scenario of that name, and says where the app does not do as told")
    func plays() async throws {
        try await Stage.play("Load Cat opens empty") { makeReferenceApp($0) }
        await #expect(throws: ScenarioFailure.self) {
            try await Stage.play("A photo that comes is shown and can be edited") {
                makeReferenceApp($0, with: .addressNotShownWhileDownloading)
            }
        }
    }
}
