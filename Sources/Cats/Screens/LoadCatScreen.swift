import ScreenKit

/// What stands on Load Cat, in reading order.
public final class LoadCatScreen: View {
    public let titleLabel = Label(identifier: "title", label: "Title")
    public let photoView = ImageView(identifier: "photo", label: "Photo")
    public let activityIndicator = ActivityIndicator(identifier: "activity", label: "Activity")
    public let loadButton = Button(identifier: "load", title: "Load")
    public let cancelButton = Button(identifier: "cancel", title: "Cancel")
    public let editButton = Button(identifier: "edit", title: "Edit")

    public init() {
        super.init(identifier: "LoadCat", label: "Load Cat")
        for widget in [titleLabel, photoView, activityIndicator, loadButton, cancelButton, editButton] {
            addSubview(widget)
        }
    }
}
