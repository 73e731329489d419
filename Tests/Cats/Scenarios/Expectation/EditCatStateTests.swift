import CatsModel
import Picture
import ScreenKit
import Testing

@testable import CatsScenarios

struct EditCatStateTests {
    /// A row of Edit Cat's table: which widgets are on, whose result shows, which thumbnail is selected, what alert.
    struct Row {
        let screen: Screen
        let on: [String]
        var photo: PhotoFilter?
        var selected: Int?
        var alert: String?
    }

    // Copied by hand from the description of Edit Cat; Sepia is the second filter and Noir the seventh.
    private static let table = [
        Row(screen: .original(.tabby), on: ["filters", "save", "close"]),
        Row(screen: .applying(.noir, to: .tabby), on: ["activity", "filters", "close"], selected: 6),
        Row(
            screen: .applying(.noir, over: .sepia, to: .tabby),
            on: ["activity", "filters", "close"],
            photo: .sepia,
            selected: 6
        ),
        Row(screen: .filtered(.sepia, .tabby), on: ["filters", "save", "close"], photo: .sepia, selected: 1),
        Row(screen: .saving(.tabby), on: ["activity", "close"]),
        Row(screen: .saving(.tabby, under: .sepia), on: ["activity", "close"], photo: .sepia, selected: 1),
        Row(screen: .alert("No.", over: .tabby), on: ["filters", "save", "close"], alert: "No."),
        Row(
            screen: .alert("Photo saved.", over: .tabby, under: .sepia),
            on: ["filters", "save", "close"],
            photo: .sepia,
            selected: 1,
            alert: "Photo saved."
        ),
    ]

    @Test("Each state shows what its row says", arguments: table)
    func row(_ row: Row) {
        let frame = row.screen.frame
        #expect(frame.screen == "EditCat")
        #expect(frame.identifiersOfWhatIsOn == row.on)
        #expect(frame.widgets.first?.appearance == .image(SampleCat.tabby.photo(under: row.photo).picture))
        #expect(frame.strip?.selectedIndex == row.selected)
        #expect(frame.alert == row.alert.map { Frame.Alert(message: $0, actions: ["OK"]) })
    }

    @Test("The thumbnails are this cat's photo under the nine filters, in their order")
    func thumbnails() {
        let thumbnails = Screen.original(.siamese).frame.strip?.thumbnails
        #expect(thumbnails?.map(\.name) == PhotoFilter.allCases.map(\.name))
        #expect(
            thumbnails?.map(\.picture)
                == PhotoFilter.allCases.map { SampleCat.siamese.photo.picture.under($0.matrix) }
        )
    }
}

extension Frame {
    fileprivate var strip: (thumbnails: [Thumbnail], selectedIndex: Int?)? {
        for case .thumbnails(let thumbnails, let selectedIndex, _) in widgets.map(\.appearance) {
            return (thumbnails, selectedIndex)
        }
        return nil
    }
}
