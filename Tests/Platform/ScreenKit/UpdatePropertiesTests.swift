import ScreenKit
import Testing

@MainActor
struct UpdatePropertiesTests {
    private let root = FormController()

    @Test("What the first update shows is in the first frame")
    func firstFrame() {
        root.onUpdate = { $0.form.label.text = "Ada" }
        let host = HeadlessHost(root)
        #expect(host.takeFrames().map(\.name) == ["Ada"])
    }

    @Test("A frame is not drawn before all that asked for it is up to date")
    func beforeTheFrame() async {
        let host = HeadlessHost(root)
        root.onUpdate = { $0.form.label.text = "Ada" }
        root.setNeedsUpdateProperties()
        await mainQueueToSettle()
        #expect(host.takeFrames().map(\.name) == [nil, "Ada"])
    }

    @Test("Asking several times before a frame brings up to date once")
    func once() async {
        let host = HeadlessHost(root)
        root.setNeedsUpdateProperties()
        root.setNeedsUpdateProperties()
        await mainQueueToSettle()
        #expect(root.events == [.loaded, .updated, .updated])
        withExtendedLifetime(host) {}
    }

    @Test("A frame of which nobody asked to be brought up to date updates nothing")
    func notAsked() async {
        let host = HeadlessHost(root)
        root.form.label.text = "Ada"
        await mainQueueToSettle()
        #expect(root.events == [.loaded, .updated])
        #expect(host.frame.name == "Ada")
    }

    @Test("An update asked for in a tap is made before the tap returns")
    func inATap() throws {
        let host = HeadlessHost(root)
        root.onUpdate = { $0.form.label.text = "Ada" }
        root.onSend = { $0.setNeedsUpdateProperties() }
        try host.tap("send")
        #expect(host.frame.name == "Ada")
    }

    @Test("A tap before the frame meets what the update has changed")
    func beforeATap() {
        root.form.strip.thumbnails = .pair
        let host = HeadlessHost(root)
        root.onUpdate = {
            $0.form.button.isEnabled = false
            $0.form.strip.isEnabled = false
        }
        root.setNeedsUpdateProperties()
        #expect(throws: TapError.disabled("send")) { try host.tap("send") }
        root.form.strip.isEnabled = true
        root.setNeedsUpdateProperties()
        #expect(throws: TapError.disabled("looks")) { try host.tap("looks", at: 0) }
    }

    @Test("A controller put out of date by another one's update is in the same frame", arguments: [true, false])
    func markedByAnother(sheetMarksRoot: Bool) async {
        let sheet = FormController()
        root.present(sheet)
        let host = HeadlessHost(root)
        let (marking, marked) = sheetMarksRoot ? (sheet, root) : (root, sheet)
        marking.onUpdate = { [weak marked] _ in marked?.setNeedsUpdateProperties() }
        marked.onUpdate = { [weak sheet] _ in sheet?.form.label.text = "Ada" }
        marking.setNeedsUpdateProperties()
        await mainQueueToSettle()
        #expect(host.takeFrames().map(\.name) == [nil, "Ada"])
    }

    @Test("A presented controller is brought up to date before the frame that shows it first")
    func presented() async {
        let host = HeadlessHost(root)
        let sheet = FormController()
        sheet.onUpdate = { $0.form.label.text = "Ada" }
        root.present(sheet)
        await mainQueueToSettle()
        #expect(host.takeFrames().map(\.name) == [nil, "Ada"])
    }
}

extension Frame {
    /// What the form's label says.
    fileprivate var name: String? {
        guard case .label(let text) = widgets.first?.appearance else { return nil }
        return text
    }
}
