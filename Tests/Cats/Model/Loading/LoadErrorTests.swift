import CatsModel
import Testing

struct LoadErrorTests {
    @Test(
        "Every error has its message",
        arguments: [
            (LoadError.network, "Can't reach the cat service."),
            (.server(status: 503), "The cat service answered with status 503."),
            (.format, "The cat service sent something that is not a cat photo."),
            (.tooLarge, "That cat is too large to show."),
            (.busy, "A cat is already on its way."),
            (.cancelled, "Cancelled"),
        ]
    )
    func message(error: LoadError, message: String) {
        #expect(error.localizedDescription == message)
    }
}
