import Picture

/// What is visible at one moment, as one value: the topmost screen, and the alert above it.
public struct Frame: Hashable, Sendable {
    /// The identifier of the screen's view.
    public let screen: String

    /// The widgets that are not hidden, in the order in which they are read.
    public let widgets: [Widget]

    public let alert: Alert?

    public init(screen: String, widgets: [Widget], alert: Alert? = nil) {
        self.screen = screen
        self.widgets = widgets
        self.alert = alert
    }

    /// One widget as it looks.
    public struct Widget: Hashable, Sendable {
        public let identifier: String
        public let label: String
        public let appearance: Appearance

        public init(identifier: String, label: String, appearance: Appearance) {
            self.identifier = identifier
            self.label = label
            self.appearance = appearance
        }
    }

    /// What is to be seen of a widget, by its kind.
    public enum Appearance: Hashable, Sendable {
        case label(text: String?)
        case image(Picture?)
        case activity(isAnimating: Bool)
        case button(title: String, isEnabled: Bool)
        case thumbnails([Thumbnail], selectedIndex: Int?, isEnabled: Bool)
    }

    /// An alert's message and the titles of its answers.
    public struct Alert: Hashable, Sendable {
        public let message: String
        public let actions: [String]

        public init(message: String, actions: [String]) {
            self.message = message
            self.actions = actions
        }
    }
}

extension Frame {
    /// Captures what `root` and the controllers presented above it show now.
    @MainActor
    init(capturing root: ViewController) {
        let stack = Array(sequence(first: root, next: \.presentedViewController))
        let top = stack.last { !($0 is AlertController) } ?? root
        self.init(
            screen: top.view.accessibilityIdentifier,
            widgets: Self.widgets(in: top.view),
            alert: (stack.last as? AlertController).map {
                Alert(message: $0.message, actions: $0.actions.map(\.title))
            }
        )
    }

    @MainActor
    private static func widgets(in view: View) -> [Widget] {
        guard !view.isHidden else { return [] }
        let own = view.appearance.map {
            Widget(identifier: view.accessibilityIdentifier, label: view.accessibilityLabel, appearance: $0)
        }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(widgets)
    }
}
