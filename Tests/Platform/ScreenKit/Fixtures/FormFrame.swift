import ScreenKit

extension Frame {
    /// A form as it looks, with or without a name and a turning wheel.
    static func form(name: String? = nil, isAnimating: Bool = false, alert: Alert? = nil) -> Frame {
        Frame(
            screen: "Form",
            widgets: [
                Widget(identifier: "name", label: "Name", appearance: .label(text: name)),
                Widget(identifier: "portrait", label: "Portrait", appearance: .image(nil)),
                Widget(identifier: "wheel", label: "Wheel", appearance: .activity(isAnimating: isAnimating)),
                Widget(
                    identifier: "looks",
                    label: "Looks",
                    appearance: .thumbnails([], selectedIndex: nil, isEnabled: true)
                ),
                Widget(identifier: "send", label: "Send", appearance: .button(title: "Send", isEnabled: true)),
            ],
            alert: alert
        )
    }
}
