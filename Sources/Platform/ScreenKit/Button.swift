/// A button with a fixed title.
public final class Button: Control {
    public let title: String

    private var actions: [@MainActor () -> Void] = []

    public init(identifier: String, title: String) {
        self.title = title
        super.init(identifier: identifier, label: title)
    }

    /// Calls `action` on `target` at each tap, for as long as `target` lives; the button does not keep it alive.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        actions.append { [weak target] in
            guard let target else { return }
            action(target)()
        }
    }

    func sendActions() {
        for action in actions { action() }
    }

    override var appearance: Frame.Appearance? { .button(title: title, isEnabled: isEnabled) }
}
