import Foundation
import Model
import Testing

struct SaveOutcomeTests {
    @Test(
        "Every outcome has its message",
        arguments: [
            (SaveOutcome.saved(URL(filePath: "/photos/cat-1.png")), "Photo saved."),
            (.denied, "Saving was not allowed."),
            (.restricted, "The photo folder can't be written to."),
            (.failed(reason: "the disk is full"), "The photo could not be saved: the disk is full."),
        ]
    )
    func message(outcome: SaveOutcome, message: String) {
        #expect(outcome.message == message)
    }
}
