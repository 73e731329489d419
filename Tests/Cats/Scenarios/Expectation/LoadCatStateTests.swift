import ScreenKit
import Testing

@testable import CatsScenarios

struct LoadCatStateTests {
    /// A row of Load Cat's table: which widgets are on, the title, and whose photo shows.
    struct Row {
        let state: LoadCatState
        let on: [String]
        let title: String?
        let photo: SampleCat?
    }

    // Copied by hand from the description of Load Cat.
    private static let table = [
        Row(state: .empty, on: ["load"], title: nil, photo: nil),
        Row(state: .finding, on: ["activity", "cancel"], title: nil, photo: nil),
        Row(
            state: .downloading(.tabby),
            on: ["activity", "cancel"],
            title: "http://cats.example/tabby.png",
            photo: nil
        ),
        Row(
            state: .loaded(.siamese),
            on: ["load", "edit"],
            title: "http://cats.example/siamese.png",
            photo: .siamese
        ),
        Row(state: .failed("That cat is shy."), on: ["load"], title: "That cat is shy.", photo: nil),
        Row(state: .cancelled, on: ["load"], title: "Cancelled", photo: nil),
    ]

    @Test("Each state shows what its row says", arguments: table)
    func row(_ row: Row) {
        let frame = row.state.frame
        #expect(frame.screen == "LoadCat")
        #expect(frame.identifiersOfWhatIsOn == row.on)
        #expect(frame.widgets.first?.appearance == .label(text: row.title))
        #expect(frame.widgets.dropFirst().first?.appearance == .image(row.photo?.photo.picture))
        #expect(frame.alert == nil)
    }
}
