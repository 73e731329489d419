import CatsModel
import Testing

@testable import CatsScenarios

@MainActor
struct StageTests {
    private let loading = "A photo that comes is shown and can be edited"

    @Test("It knows every scenario by its name, and what happens in its steps")
    func names() {
        #expect(Stage.scenarios == Scenario.all.map(\.name))
        #expect(Set(Stage.scenarios).count == Stage.scenarios.count)
        #expect(
            Stage.steps(of: loading).prefix(4) == [
                "The app opens", "Tap load", "The tabby is found", "The photo of the tabby comes",
            ]
        )
        #expect(Stage.steps(of: "none").isEmpty)
    }

    @Test("It plays the steps of a scenario, and says where the app does not do as told")
    func steps() async throws {
        for scenario in Stage.scenarios {
            let stage = Stage { makeReferenceApp($0) }
            for step in Stage.steps(of: scenario).indices { try await stage.perform(step, of: scenario) }
            await stage.end()
        }
        let stage = Stage { makeReferenceApp($0, with: .addressNotShownWhileDownloading) }
        try await stage.perform(0, of: loading)
        try await stage.perform(1, of: loading)
        let failure = await #expect(throws: ScenarioFailure.self) { try await stage.perform(2, of: loading) }
        #expect(failure?.step == 2)
    }

    @Test("At will, the app is tapped, asks, and is answered as the weather has it")
    func tapsAndAnswers() async throws {
        let stage = Stage { makeReferenceApp($0) }
        #expect(stage.takeFrames().count == 1)
        #expect(stage.takeFrames().isEmpty)
        try await stage.tap("load", at: nil)
        #expect(stage.questions == ["find a cat"])
        await stage.answer(0, in: "fine")
        #expect(stage.questions == ["download a photo"])
        await stage.answer(0, in: "offline")
        #expect(stage.questions.isEmpty)
        #expect(stage.takeFrames().last?.contains("Can't reach the cat service.") == true)
        await #expect(throws: (any Error).self) { try await stage.tap("edit", at: nil) }
    }

    @Test("What is given up can still be answered, and changes nothing then")
    func givenUp() async throws {
        let stage = Stage { makeReferenceApp($0) }
        try await stage.tap("load", at: nil)
        try await stage.tap("cancel", at: nil)
        #expect(stage.questions == ["find a cat (given up)"])
        _ = stage.takeFrames()
        await stage.answer(0, in: "fine")
        #expect(stage.questions.isEmpty)
        #expect(stage.takeFrames().isEmpty)
    }

    @Test("A question, a weather, a step or a scenario that is none does nothing")
    func nothing() async throws {
        let stage = Stage { makeReferenceApp($0) }
        _ = stage.takeFrames()
        try await stage.tap("load", at: nil)
        let count = stage.takeFrames().count
        await stage.answer(1, in: "fine")
        await stage.answer(0, in: "hail")
        try await stage.perform(99, of: loading)
        try await stage.perform(0, of: "none")
        #expect(count == 1)
        #expect(stage.questions == ["find a cat"])
        #expect(stage.takeFrames().isEmpty)
    }

    @Test("A frame tells its parts, and pictures by name and colour matrix")
    func frames() async throws {
        let stage = Stage { makeReferenceApp($0) }
        #expect(
            stage.takeFrames().first?.contains(
                #"{"id":"load","isOn":true,"kind":"button","label":"Load","text":"Load"}"#
            )
                == true
        )
        for (part, index) in [("load", nil), ("edit", nil), ("filters", 0)] as [(String, Int?)] {
            try await stage.tap(part, at: index)
            while !stage.questions.isEmpty { await stage.answer(0, in: "fine") }
        }
        let frame = try #require(stage.takeFrames().last)
        #expect(frame.contains(#""selected":0"#))
        #expect(frame.contains(#""picture":{"matrix":["#))
        #expect(frame.contains(#""name":"tabby""#))
    }

    @Test("The weather says how each service answers", arguments: Weather.allCases)
    func weather(_ weather: Weather) async {
        let cat = SampleCat.siamese
        let isFound = (try? weather.found(cat).get()) != nil
        let comes = (try? weather.photo(of: cat.cat).get()) != nil
        #expect(isFound == ![.offline, .serverError].contains(weather))
        #expect(comes == [.fine, .savingDenied, .diskFull].contains(weather))
        #expect(weather.saveOutcome.isSaved == ![.savingDenied, .diskFull].contains(weather))
        let job = ScriptedDarkroom.Job(photo: cat.photo, filter: .noir)
        #expect(((try? weather.developed(job).get()) != nil) == (weather != .tooLarge))
    }
}
