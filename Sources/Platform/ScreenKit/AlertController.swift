/// Shows a message above the screen until it is answered.
public final class AlertController: ViewController {
    public let message: String

    /// The answers offered, in order.
    public let actions: [AlertAction]

    public init(message: String, actions: [AlertAction]) {
        self.message = message
        self.actions = actions
        super.init(view: View(identifier: "alert", label: message))
    }
}
