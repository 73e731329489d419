import CatsScreens
import Picture
import ScreenKit
import Testing

@MainActor
struct EditCatScreenTests {
    @Test("Edit Cat has its widgets in reading order, each with its identifier and label")
    func widgets() {
        #expect(
            HeadlessHost(ViewController(view: EditCatScreen())).frame
                == Frame(
                    screen: "EditCat",
                    widgets: [
                        Frame.Widget(identifier: "photo", label: "Photo", appearance: .image(nil)),
                        Frame.Widget(
                            identifier: "activity",
                            label: "Activity",
                            appearance: .activity(isAnimating: false)
                        ),
                        Frame.Widget(
                            identifier: "filters",
                            label: "Filters",
                            appearance: .thumbnails([], selectedIndex: nil, isEnabled: true)
                        ),
                        Frame.Widget(
                            identifier: "save",
                            label: "Save",
                            appearance: .button(title: "Save", isEnabled: true)
                        ),
                        Frame.Widget(
                            identifier: "close",
                            label: "Close",
                            appearance: .button(title: "Close", isEnabled: true)
                        ),
                    ]
                )
        )
    }

    @Test("Edit Cat has a label for people who cannot see it")
    func label() {
        #expect(EditCatScreen().accessibilityLabel == "Edit Cat")
    }
}
