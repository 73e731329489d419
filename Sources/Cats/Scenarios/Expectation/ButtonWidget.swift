import ScreenKit

extension Frame.Widget {
    /// A button, whose title is its label as well.
    init(identifier: String, button title: String, isEnabled: Bool) {
        self.init(
            identifier: identifier,
            label: title,
            appearance: .button(title: title, isEnabled: isEnabled)
        )
    }
}
