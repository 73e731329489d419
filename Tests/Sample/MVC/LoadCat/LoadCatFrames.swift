import Picture
import Scenarios
import ScreenKit

/// What Load Cat draws in each of its states.
extension Frame {
    static let empty = loadCat(canLoad: true)
    static let finding = loadCat(canCancel: true)

    static func downloading(_ cat: SampleCat) -> Frame {
        loadCat(title: cat.address, canCancel: true)
    }

    static func loaded(_ cat: SampleCat) -> Frame {
        loadCat(title: cat.address, picture: cat.photo.picture, canLoad: true, canEdit: true)
    }

    static func ended(_ message: String) -> Frame {
        loadCat(title: message, canLoad: true)
    }

    /// The activity is on for as long as there is something to cancel.
    private static func loadCat(
        title: String? = nil,
        picture: Picture? = nil,
        canLoad: Bool = false,
        canCancel: Bool = false,
        canEdit: Bool = false
    ) -> Frame {
        Frame(
            screen: "LoadCat",
            widgets: [
                Widget(identifier: "title", label: "Title", appearance: .label(text: title)),
                Widget(identifier: "photo", label: "Photo", appearance: .image(picture)),
                Widget(identifier: "activity", label: "Activity", appearance: .activity(isAnimating: canCancel)),
                Widget(identifier: "load", label: "Load", appearance: .button(title: "Load", isEnabled: canLoad)),
                Widget(
                    identifier: "cancel",
                    label: "Cancel",
                    appearance: .button(title: "Cancel", isEnabled: canCancel)
                ),
                Widget(identifier: "edit", label: "Edit", appearance: .button(title: "Edit", isEnabled: canEdit)),
            ]
        )
    }
}
