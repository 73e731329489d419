import CatsModel
import Testing

struct DarkroomErrorTests {
    @Test("Every error has the one message", arguments: [DarkroomError.tooLarge, .cancelled])
    func message(error: DarkroomError) {
        #expect(error.localizedDescription == "That filter could not be applied.")
    }
}
