import ScreenKit
import Testing

@MainActor
struct ViewTests {
    /// Everything that can change about a view.
    enum Change: CaseIterable {
        case text, picture, animation, thumbnails, selection, enabling, hiding, adding
    }

    @Test("Each change to a view, however deep, is drawn", arguments: Change.allCases)
    func changes(_ change: Change) async {
        let root = FormController()
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        apply(change, to: root.form)
        await mainQueueToSettle()
        #expect(host.takeFrames().count == 1)
    }

    @Test("A view that was added later is drawn when it changes")
    func laterSubview() async {
        let root = FormController()
        let host = HeadlessHost(root)
        let label = Label(identifier: "note", label: "Note")
        root.form.box.addSubview(label)
        await mainQueueToSettle()
        label.text = "New"
        await mainQueueToSettle()
        #expect(host.frame.widgets.last?.appearance == .label(text: "New"))
    }

    @Test("Subviews keep the order in which they were added")
    func order() {
        #expect(Form().subviews.map(\.accessibilityLabel) == ["Name", "Portrait", "Wheel", "Looks", "Box"])
    }

    private func apply(_ change: Change, to form: Form) {
        switch change {
        case .text: form.label.text = "Ada"
        case .picture: form.imageView.picture = .sample
        case .animation: form.activityIndicator.isAnimating = true
        case .thumbnails: form.strip.thumbnails = .pair
        case .selection: form.strip.selectedIndex = 0
        case .enabling: form.button.isEnabled = false
        case .hiding: form.box.isHidden = true
        case .adding: form.box.addSubview(Button(identifier: "stop", title: "Stop"))
        }
    }
}
