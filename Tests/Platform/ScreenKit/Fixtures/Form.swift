import Picture
import ScreenKit

/// A view with one widget of each kind, and a button in a box of its own.
final class Form: View {
    let label = Label(identifier: "name", label: "Name")
    let imageView = ImageView(identifier: "portrait", label: "Portrait")
    let activityIndicator = ActivityIndicator(identifier: "wheel", label: "Wheel")
    let strip = ThumbnailStrip(identifier: "looks", label: "Looks")
    let box = View(identifier: "box", label: "Box")
    let button = Button(identifier: "send", title: "Send")

    init(identifier: String = "Form") {
        super.init(identifier: identifier, label: "A form")
        for widget in [label, imageView, activityIndicator, strip, box] { addSubview(widget) }
        box.addSubview(button)
    }
}
