/// A rectangle of the screen: what is common to all widgets, and the container that holds them.
@MainActor
open class View {
    /// Names the widget for tests and for assistive tools; never shown.
    public let accessibilityIdentifier: String

    /// Tells what the widget is to someone who cannot see it.
    public let accessibilityLabel: String

    public var isHidden = false {
        didSet { setNeedsDisplay() }
    }

    /// The widgets inside, in the order in which they are read.
    public private(set) var subviews: [View] = []

    private weak var superview: View?
    weak var viewController: ViewController?

    public init(identifier: String, label: String) {
        accessibilityIdentifier = identifier
        accessibilityLabel = label
    }

    public func addSubview(_ view: View) {
        subviews.append(view)
        view.superview = self
        setNeedsDisplay()
    }

    /// Tells the host that what it last drew is out of date.
    public func setNeedsDisplay() {
        superview?.setNeedsDisplay()
        viewController?.setNeedsDisplay()
    }

    /// What a frame shows of this widget beside its name; a plain container shows nothing of itself.
    var appearance: Frame.Appearance? { nil }
}
