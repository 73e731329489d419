import ScreenKit

/// What stands on Edit Cat, in reading order.
public final class EditCatScreen: View {
    public let photoView = ImageView(identifier: "photo", label: "Photo")
    public let activityIndicator = ActivityIndicator(identifier: "activity", label: "Activity")
    public let thumbnailStrip = ThumbnailStrip(identifier: "filters", label: "Filters")
    public let saveButton = Button(identifier: "save", title: "Save")
    public let closeButton = Button(identifier: "close", title: "Close")

    public init() {
        super.init(identifier: "EditCat", label: "Edit Cat")
        for widget in [photoView, activityIndicator, thumbnailStrip, saveButton, closeButton] {
            addSubview(widget)
        }
    }
}
