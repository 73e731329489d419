/// Runs an app without a display: taps its widgets by identifier, and keeps the frames it draws until they are taken.
///
/// A frame is drawn when a tap returns, and otherwise by a main-actor job that the first change enqueues, so that
/// all that changes in one go is one frame. Equal frames in a row are one. A tap, too, finds every controller up to
/// date, so that one between a change and its frame cannot hit a widget that is about to go.
@MainActor
public final class HeadlessHost: Host {
    /// The last frame drawn.
    public private(set) var frame: Frame

    /// The first view controller; `nil` once the app has been let go.
    public private(set) var rootViewController: ViewController?

    private let keepsFrames: Bool
    private let drawn: (@MainActor (Frame) -> Void)?
    private var untakenFrames: [Frame] = []
    private var needsFrame = false
    private var isTapping = false

    /// Loads `rootViewController` and draws its first frame.
    ///
    /// With `drawn`, which is called with this and each later one, no frame is kept but the last: a frame holds its photos,
    /// and who runs an app for long would soon run out of memory.
    ///
    /// Without `keepsFrames` that is the only one: later on controllers are brought up to date, and no frame is made of
    /// it, so that a benchmark sees what an app costs and not what looking at it costs.
    public init(
        _ rootViewController: ViewController,
        keepsFrames: Bool = true,
        drawn: (@MainActor (Frame) -> Void)? = nil
    ) {
        self.rootViewController = rootViewController
        self.keepsFrames = keepsFrames
        self.drawn = drawn
        rootViewController.loadViewIfNeeded()
        Self.updateProperties(from: rootViewController)
        frame = Frame(capturing: rootViewController)
        keep(frame)
        rootViewController.host = self
    }

    /// Taps a button, or an alert's answer by its title.
    public func tap(_ identifier: String) throws(TapError) {
        updateProperties()
        if let alert = try topmost() as? AlertController {
            try answer(alert, with: identifier)
        } else {
            let button = try find(identifier, as: Button.self)
            asTap { button.sendActions() }
        }
    }

    /// Taps the thumbnail at `index`, counted from 0, in a strip.
    public func tap(_ identifier: String, at index: Int) throws(TapError) {
        updateProperties()
        let strip = try find(identifier, as: ThumbnailStrip.self)
        guard strip.thumbnails.indices.contains(index) else {
            throw .noThumbnail(index: index, count: strip.thumbnails.count)
        }
        asTap { strip.sendActions(at: index) }
    }

    /// Gives the frames drawn since the last time this was asked, in order.
    public func takeFrames() -> [Frame] {
        defer { untakenFrames = [] }
        return untakenFrames
    }

    /// Releases the app, as when its window is closed.
    public func letGo() {
        rootViewController = nil
    }

    public func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        guard !isTapping else { return }
        Task { @MainActor [weak self] in self?.drawIfNeeded() }
    }
}

extension HeadlessHost {
    private func topmost() throws(TapError) -> ViewController {
        guard let rootViewController else { throw .letGo }
        return sequence(first: rootViewController, next: \.presentedViewController).reduce(rootViewController) { $1 }
    }

    private func find<Widget: Control>(_ identifier: String, as kind: Widget.Type) throws(TapError) -> Widget {
        let top = try topmost()
        if top is AlertController { throw .covered(identifier) }
        let path = Self.path(to: identifier, in: top.view)
        guard let widget = path.last as? Widget else {
            throw .notFound(identifier, screen: top.view.accessibilityIdentifier)
        }
        if path.contains(where: \.isHidden) { throw .hidden(identifier) }
        if !widget.isEnabled { throw .disabled(identifier) }
        return widget
    }

    private static func path(to identifier: String, in view: View) -> [View] {
        if view.accessibilityIdentifier == identifier { return [view] }
        let below = view.subviews.lazy.map { path(to: identifier, in: $0) }.first { !$0.isEmpty }
        return below.map { [view] + $0 } ?? []
    }

    private func answer(_ alert: AlertController, with title: String) throws(TapError) {
        guard let action = alert.actions.first(where: { $0.title == title }) else { throw .covered(title) }
        asTap {
            alert.dismiss()
            action.handler()
        }
    }

    private func asTap(_ body: () -> Void) {
        isTapping = true
        body()
        isTapping = false
        drawIfNeeded()
    }

    private func drawIfNeeded() {
        guard needsFrame, let rootViewController else { return }
        updateProperties()
        needsFrame = false
        guard keepsFrames else { return }
        let next = Frame(capturing: rootViewController)
        guard next != frame else { return }
        frame = next
        keep(next)
    }

    private func keep(_ frame: Frame) {
        if let drawn { drawn(frame) } else { untakenFrames.append(frame) }
    }

    private func updateProperties() {
        if let rootViewController { Self.updateProperties(from: rootViewController) }
    }

    /// Starts over after each controller, because bringing one up to date can put another one out of date.
    private static func updateProperties(from root: ViewController) {
        let stack = sequence(first: root, next: \.presentedViewController)
        while let controller = stack.first(where: \.needsUpdateProperties) {
            controller.updatePropertiesNow()
        }
    }
}
