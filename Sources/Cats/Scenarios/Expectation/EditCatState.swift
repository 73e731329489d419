import CatsModel
import Picture
import ScreenKit

/// A row of Edit Cat's state table.
struct EditCatState: Hashable, Sendable {
    let cat: SampleCat
    let shown: PhotoFilter?
    let selected: PhotoFilter?
    let isDeveloping: Bool
    let isSaving: Bool
    let alert: String?

    init(
        _ cat: SampleCat,
        shown: PhotoFilter? = nil,
        selected: PhotoFilter? = nil,
        isDeveloping: Bool = false,
        isSaving: Bool = false,
        alert: String? = nil
    ) {
        self.cat = cat
        self.shown = shown
        self.selected = selected
        self.isDeveloping = isDeveloping
        self.isSaving = isSaving
        self.alert = alert
    }

    var frame: Frame {
        let thumbnails = PhotoFilter.allCases.map {
            Thumbnail(name: $0.name, picture: cat.photo.picture.under($0.matrix))
        }
        let isBusy = isDeveloping || isSaving
        return Frame(
            screen: "EditCat",
            widgets: [
                Frame.Widget(
                    identifier: "photo",
                    label: "Photo",
                    appearance: .image(cat.photo(under: shown).picture)
                ),
                Frame.Widget(identifier: "activity", label: "Activity", appearance: .activity(isAnimating: isBusy)),
                Frame.Widget(
                    identifier: "filters",
                    label: "Filters",
                    appearance: .thumbnails(
                        thumbnails,
                        selectedIndex: selected?.place,
                        isEnabled: !isSaving
                    )
                ),
                Frame.Widget(identifier: "save", button: "Save", isEnabled: !isBusy),
                Frame.Widget(identifier: "close", button: "Close", isEnabled: true),
            ],
            alert: alert.map { Frame.Alert(message: $0, actions: ["OK"]) }
        )
    }
}
