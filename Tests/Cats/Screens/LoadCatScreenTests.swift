import CatsScreens
import Picture
import ScreenKit
import Testing

@MainActor
struct LoadCatScreenTests {
    @Test("Load Cat has its widgets in reading order, each with its identifier and label")
    func widgets() {
        #expect(
            HeadlessHost(ViewController(view: LoadCatScreen())).frame
                == Frame(
                    screen: "LoadCat",
                    widgets: [
                        Frame.Widget(identifier: "title", label: "Title", appearance: .label(text: nil)),
                        Frame.Widget(identifier: "photo", label: "Photo", appearance: .image(nil)),
                        Frame.Widget(
                            identifier: "activity",
                            label: "Activity",
                            appearance: .activity(isAnimating: false)
                        ),
                        Frame.Widget(
                            identifier: "load",
                            label: "Load",
                            appearance: .button(title: "Load", isEnabled: true)
                        ),
                        Frame.Widget(
                            identifier: "cancel",
                            label: "Cancel",
                            appearance: .button(title: "Cancel", isEnabled: true)
                        ),
                        Frame.Widget(
                            identifier: "edit",
                            label: "Edit",
                            appearance: .button(title: "Edit", isEnabled: true)
                        ),
                    ]
                )
        )
    }

    @Test("Load Cat has a label for people who cannot see it")
    func label() {
        #expect(LoadCatScreen().accessibilityLabel == "Load Cat")
    }
}
