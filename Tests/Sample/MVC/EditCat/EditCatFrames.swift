import Model
import Scenarios
import ScreenKit

/// What Edit Cat draws of the tabby in each of its states.
extension Frame {
    static let original = filtered(nil)

    /// The tabby under `filter`, or as it came.
    static func filtered(_ filter: PhotoFilter?, alert: String? = nil) -> Frame {
        editCat(filter, selected: filter, alert: alert)
    }

    static func applying(_ filter: PhotoFilter, over shown: PhotoFilter? = nil) -> Frame {
        editCat(shown, selected: filter, canSave: false, isWorking: true)
    }

    static func saving(_ filter: PhotoFilter?) -> Frame {
        editCat(filter, selected: filter, canFilter: false, canSave: false, isWorking: true)
    }

    private static func editCat(
        _ shown: PhotoFilter?,
        selected: PhotoFilter?,
        canFilter: Bool = true,
        canSave: Bool = true,
        isWorking: Bool = false,
        alert: String? = nil
    ) -> Frame {
        let strip = Appearance.thumbnails(
            PhotoFilter.allCases.map { Thumbnail(name: $0.name, picture: SampleCat.tabby.photo.preview(of: $0)) },
            selectedIndex: selected.flatMap(PhotoFilter.allCases.firstIndex),
            isEnabled: canFilter
        )
        return Frame(
            screen: "EditCat",
            widgets: [
                Widget(
                    identifier: "photo",
                    label: "Photo",
                    appearance: .image(SampleCat.tabby.photo(under: shown).picture)
                ),
                Widget(identifier: "activity", label: "Activity", appearance: .activity(isAnimating: isWorking)),
                Widget(identifier: "filters", label: "Filters", appearance: strip),
                Widget(identifier: "save", label: "Save", appearance: .button(title: "Save", isEnabled: canSave)),
                Widget(identifier: "close", label: "Close", appearance: .button(title: "Close", isEnabled: true)),
            ],
            alert: alert.map { Alert(message: $0, actions: ["OK"]) }
        )
    }
}
