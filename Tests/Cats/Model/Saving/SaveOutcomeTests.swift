import CatsModel
import Foundation
import Testing

struct SaveOutcomeTests {
    @Test(
        "Every outcome has its message, and one of them saved the photo",
        arguments: [
            (SaveOutcome.saved(URL(filePath: "/photos/cat-1.png")), true, "Photo saved."),
            (.denied, false, "Saving was not allowed."),
            (.restricted, false, "The photo folder can't be written to."),
            (.failed(reason: "the disk is full"), false, "The photo could not be saved: the disk is full."),
        ]
    )
    func message(outcome: SaveOutcome, isSaved: Bool, message: String) {
        #expect(outcome.isSaved == isSaved)
        #expect(outcome.message == message)
    }
}
