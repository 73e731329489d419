import Picture
import ScreenKit
import Testing

@MainActor
struct FrameTests {
    private let root = FormController()

    @Test("A frame shows the widgets in reading order, and no container")
    func readingOrder() {
        #expect(HeadlessHost(root).frame.widgets.map(\.identifier) == ["name", "portrait", "wheel", "looks", "send"])
    }

    @Test("Each kind of widget shows its state")
    func appearances() {
        root.form.label.text = "Ada"
        root.form.imageView.picture = .sample
        root.form.activityIndicator.isAnimating = true
        root.form.strip.thumbnails = .pair
        root.form.strip.selectedIndex = 1
        root.form.strip.isEnabled = false
        root.form.button.isEnabled = false
        #expect(
            HeadlessHost(root).frame.widgets.map(\.appearance) == [
                .label(text: "Ada"),
                .image(.sample),
                .activity(isAnimating: true),
                .thumbnails(.pair, selectedIndex: 1, isEnabled: false),
                .button(title: "Send", isEnabled: false),
            ]
        )
    }

    @Test("A hidden widget is not shown")
    func hiddenWidget() {
        root.form.label.isHidden = true
        #expect(HeadlessHost(root).frame.widgets.map(\.identifier) == ["portrait", "wheel", "looks", "send"])
    }

    @Test("What stands in a hidden container is not shown")
    func hiddenContainer() {
        root.form.box.isHidden = true
        #expect(HeadlessHost(root).frame.widgets.map(\.identifier) == ["name", "portrait", "wheel", "looks"])
    }

    @Test("A presented screen takes the place of the one below")
    func presentedScreen() {
        let sheet = FormController(identifier: "Sheet")
        root.present(sheet)
        root.form.label.text = "below"
        let frame = HeadlessHost(root).frame
        #expect(frame.screen == "Sheet")
        #expect(frame.widgets == Frame.form().widgets)
        #expect(frame.alert == nil)
    }

    @Test("An alert shows above the screen that presents it, with its answers in order")
    func alert() {
        let actions = ["Yes", "No"].map { AlertAction(title: $0) }
        root.present(AlertController(message: "Sure?", actions: actions))
        #expect(HeadlessHost(root).frame == .form(alert: Frame.Alert(message: "Sure?", actions: ["Yes", "No"])))
    }
}
