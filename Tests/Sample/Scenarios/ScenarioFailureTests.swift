import Testing

@testable import Scenarios

struct ScenarioFailureTests {
    private static let empty = "LoadCat: title none · photo none · activity off · load on · cancel off · edit off"

    @Test(
        "A failure says which scenario, which step, and what went wrong",
        arguments: [
            (
                ScenarioFailure.Reason.tap(.disabled("cancel")),
                "'cancel' is off and cannot be tapped: wait until it is on."
            ),
            (
                .missingFrame(expected: Screen.empty.frame),
                "nothing new was shown, but this was expected: \(empty)"
            ),
            (
                .unexpectedFrame(Screen.empty.frame),
                "this was shown, but nothing new was expected: \(empty)"
            ),
            (.nothingAsked("find"), "the app has no open request to answer: find"),
            (.asked("find"), "the app should not have made this request: find"),
            (.notCancelled("find"), "the app should have cancelled its request, and did not: find"),
            (.notSaved, "the library was not given the photo that shows, or its saving was cancelled"),
            (.survivors(["Button", "Label"]), "still alive after the app was let go: Button, Label"),
        ]
    )
    func text(of reason: ScenarioFailure.Reason, is explanation: String) {
        let failure = ScenarioFailure(scenario: "Load opens", step: 2, reason: reason)
        #expect(failure.description == "“Load opens”, step 2: \(explanation)")
        #expect(failure.localizedDescription == failure.description)
    }

    @Test("A wrong frame is told beside the one expected, each with its photo, selection and alert")
    func wrongFrame() {
        let reason = ScenarioFailure.Reason.wrongFrame(
            expected: Screen.filtered(.sepia, .tabby).frame,
            shown: Screen.alert("Photo saved.", over: .tabby).frame
        )
        #expect(
            reason.explanation == """
                expected EditCat: photo tabby+Sepia · activity off · filters on, Sepia selected · save on · close on, \
                but shown was EditCat: photo tabby · activity off · filters on, none selected · save on · close on · \
                alert “Photo saved.”
                """
        )
    }
}
