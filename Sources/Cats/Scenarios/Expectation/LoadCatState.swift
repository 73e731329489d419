import Picture
import ScreenKit

/// The rows of Load Cat's state table.
enum LoadCatState: Hashable, Sendable {
    case empty
    case finding
    case downloading(SampleCat)
    case loaded(SampleCat)
    case failed(String)
    case cancelled

    var frame: Frame {
        switch self {
        case .empty: frame(load: true)
        case .finding: frame(cancel: true, activity: true)
        case .downloading(let cat): frame(cancel: true, activity: true, title: cat.address)
        case .loaded(let cat): frame(load: true, edit: true, title: cat.address, photo: cat.photo.picture)
        case .failed(let message): frame(load: true, title: message)
        case .cancelled: frame(load: true, title: "Cancelled")
        }
    }

    private func frame(
        load: Bool = false,
        cancel: Bool = false,
        edit: Bool = false,
        activity: Bool = false,
        title: String? = nil,
        photo: Picture? = nil
    ) -> Frame {
        Frame(
            screen: "LoadCat",
            widgets: [
                Frame.Widget(identifier: "title", label: "Title", appearance: .label(text: title)),
                Frame.Widget(identifier: "photo", label: "Photo", appearance: .image(photo)),
                Frame.Widget(identifier: "activity", label: "Activity", appearance: .activity(isAnimating: activity)),
                Frame.Widget(identifier: "load", button: "Load", isEnabled: load),
                Frame.Widget(identifier: "cancel", button: "Cancel", isEnabled: cancel),
                Frame.Widget(identifier: "edit", button: "Edit", isEnabled: edit),
            ]
        )
    }
}
