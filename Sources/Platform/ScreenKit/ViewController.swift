/// Looks after one view, and presents other view controllers above it.
@MainActor
open class ViewController {
    public let view: View
    public private(set) var presentedViewController: ViewController?
    public private(set) weak var presentingViewController: ViewController?

    /// Who draws this controller and all that it presents; set on the first controller only.
    weak var host: (any Host)?

    private var isViewLoaded = false
    private(set) var needsUpdateProperties = true

    public init(view: View) {
        self.view = view
    }

    /// Called once, before the view is drawn for the first time.
    open func viewDidLoad() {}

    /// Brings the widgets up to date.
    ///
    /// Called before the first frame, and before any later one if `setNeedsUpdateProperties()` was called since the
    /// last time. It must not ask for itself again.
    open func updateProperties() {}

    /// Asks for a call of `updateProperties()` before the next frame.
    public func setNeedsUpdateProperties() {
        needsUpdateProperties = true
        setNeedsDisplay()
    }

    /// Shows `viewController` above this one, which stays as it is underneath.
    public func present(_ viewController: ViewController) {
        precondition(presentedViewController == nil, "\(self) presents one view controller already: dismiss it first.")
        presentedViewController = viewController
        viewController.presentingViewController = self
        viewController.loadViewIfNeeded()
        setNeedsDisplay()
    }

    /// Takes away what this controller presents or, if it presents nothing, this controller itself.
    public func dismiss() {
        guard presentedViewController != nil else {
            presentingViewController?.dismiss()
            return
        }
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        setNeedsDisplay()
    }

    func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        view.viewController = self
        viewDidLoad()
    }

    func updatePropertiesNow() {
        needsUpdateProperties = false
        updateProperties()
    }

    func setNeedsDisplay() {
        host?.setNeedsFrame()
        presentingViewController?.setNeedsDisplay()
    }
}
