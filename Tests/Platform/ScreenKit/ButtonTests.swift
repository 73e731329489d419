import ScreenKit
import Testing

@MainActor
struct ButtonTests {
    @Test("A button's title is its label as well")
    func label() {
        #expect(Button(identifier: "send", title: "Send").accessibilityLabel == "Send")
    }

    @Test("A tap reaches the target once")
    func tap() throws {
        let root = FormController()
        try HeadlessHost(root).tap("send")
        #expect(root.events == [.loaded, .updated, .sendTapped])
    }

    @Test("A tap reaches all targets, in the order in which they were added")
    func order() throws {
        let root = FormController()
        let host = HeadlessHost(root)
        let second = Listener { root.events.append(.look(2)) }
        root.form.button.addTarget(second, action: Listener.heard)
        try host.tap("send")
        #expect(root.events.suffix(2) == [.sendTapped, .look(2)])
    }

    @Test("A button does not keep its target, and tapping it without one does nothing")
    func weakTarget() throws {
        let root = FormController()
        let host = HeadlessHost(root)
        weak var released: Listener?
        do {
            let listener = Listener { root.form.label.text = "heard" }
            root.form.button.addTarget(listener, action: Listener.heard)
            released = listener
        }
        #expect(released == nil)
        try host.tap("send")
        #expect(host.frame == .form())
    }
}

@MainActor
private final class Listener {
    private let onHearing: @MainActor () -> Void

    init(_ onHearing: @escaping @MainActor () -> Void) {
        self.onHearing = onHearing
    }

    func heard() {
        onHearing()
    }
}
