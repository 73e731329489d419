import ScreenKit
import Testing

@testable import CatsScenarios

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
            (.nothingAsked(.find), "the app has no such request open: find a cat"),
            (.asked(.download), "the app should not have made this request: download a photo"),
            (.askedTwice(.save), "the app waits for this twice at once: save a photo"),
            (
                .notCancelled(.develop(.sepia)),
                "the app should have cancelled its request, and did not: develop a photo under Sepia"
            ),
            (.notSaved, "the library was not given the photo that shows, or its saving was cancelled"),
            (.survivors(["Button", "Label"]), "still alive after the app was let go: Button, Label"),
        ]
    )
    func text(of reason: ScenarioFailure.Reason, is explanation: String) {
        let failure = ScenarioFailure(scenario: "Load opens", step: 2, reason: reason)
        #expect(failure.description == "“Load opens”, step 2: \(explanation)")
        #expect(failure.localizedDescription == failure.description)
    }

    @Test("Of a wrong frame only what differs is told, each beside what was expected")
    func wrongFrame() {
        let reason = ScenarioFailure.Reason.wrongFrame(
            expected: Screen.filtered(.sepia, .tabby).frame,
            shown: Screen.alert("Photo saved.", over: .tabby).frame
        )
        #expect(
            reason.explanation == """
                not shown as expected: photo tabby instead of photo tabby+Sepia, \
                filters on, 9 of tabby, none selected instead of filters on, 9 of tabby, number 2 selected, \
                alert “Photo saved.” ["OK"] instead of no alert
                """
        )
    }

    @Test("Of a wrong screen everything is told")
    func wrongScreen() {
        let reason = ScenarioFailure.Reason.wrongFrame(
            expected: Screen.original(.tabby).frame,
            shown: Screen.empty.frame
        )
        #expect(
            reason.explanation == """
                not shown as expected: \(Self.empty) instead of EditCat: photo tabby · activity off · \
                filters on, 9 of tabby, none selected · save on · close on
                """
        )
    }

    @Test("A selection that is not among the thumbnails is told like any other")
    func absurdSelection() {
        let widget = Frame.Widget(
            identifier: "filters",
            label: "Filters",
            appearance: .thumbnails([], selectedIndex: 9, isEnabled: true)
        )
        let frame = Frame(screen: "EditCat", widgets: [widget])
        #expect(frame.summary == "EditCat: filters on, 0 of nothing, number 10 selected")
    }
}
