import ScreenKit
import Testing

@MainActor
struct TapErrorTests {
    private let root = FormController()

    @Test("A widget that is not there can't be tapped")
    func unknown() {
        expect(.notFound("sned", screen: "Form")) { try HeadlessHost(root).tap("sned") }
    }

    @Test("A widget of another kind can't be tapped as a button, nor as a strip")
    func wrongKind() {
        expect(.notFound("name", screen: "Form")) { try HeadlessHost(root).tap("name") }
        expect(.notFound("looks", screen: "Form")) { try HeadlessHost(root).tap("looks") }
        expect(.notFound("send", screen: "Form")) {
            try HeadlessHost(root).tap("send", at: 0)
        }
    }

    @Test("A widget that is off can't be tapped")
    func disabled() {
        root.form.button.isEnabled = false
        root.form.strip.thumbnails = .pair
        root.form.strip.isEnabled = false
        expect(.disabled("send")) { try HeadlessHost(root).tap("send") }
        expect(.disabled("looks")) { try HeadlessHost(root).tap("looks", at: 0) }
    }

    @Test("A hidden widget can't be tapped")
    func hidden() {
        root.form.button.isHidden = true
        expect(.hidden("send")) { try HeadlessHost(root).tap("send") }
    }

    @Test("A widget in a hidden container can't be tapped")
    func inHiddenContainer() {
        root.form.box.isHidden = true
        expect(.hidden("send")) { try HeadlessHost(root).tap("send") }
    }

    @Test("A widget under an alert can't be tapped")
    func covered() {
        root.form.strip.thumbnails = .pair
        root.present(AlertController(message: "Sure?", actions: [AlertAction(title: "OK")]))
        expect(.covered("send")) { try HeadlessHost(root).tap("send") }
        expect(.covered("looks")) { try HeadlessHost(root).tap("looks", at: 0) }
    }

    @Test("A widget on the screen below a presented one can't be tapped")
    func below() {
        root.form.box.addSubview(Button(identifier: "stop", title: "Stop"))
        root.present(FormController(identifier: "Sheet"))
        expect(.notFound("stop", screen: "Sheet")) { try HeadlessHost(root).tap("stop") }
    }

    @Test("A thumbnail that the strip does not have can't be tapped", arguments: [-1, 2])
    func absentThumbnail(index: Int) {
        root.form.strip.thumbnails = .pair
        expect(.noThumbnail(index: index, count: 2)) {
            try HeadlessHost(root).tap("looks", at: index)
        }
    }

    @Test("Nothing can be tapped after the app was let go")
    func letGo() {
        let host = HeadlessHost(root)
        host.letGo()
        expect(.letGo) { try host.tap("send") }
        expect(.letGo) { try host.tap("looks", at: 0) }
    }

    @Test(
        "Each error says what happened and what to do",
        arguments: [
            (
                TapError.notFound("sned", screen: "Form"),
                "There is nothing to tap called 'sned' on Form: check the identifier, or which screen shows."
            ),
            (.hidden("send"), "'send' is hidden and cannot be tapped: wait until it shows."),
            (.disabled("send"), "'send' is off and cannot be tapped: wait until it is on."),
            (.covered("send"), "'send' lies under an alert or is none of its answers: answer the alert first."),
            (.noThumbnail(index: 2, count: 2), "There is no thumbnail 2: the strip has 2, from 0."),
            (.letGo, "The app was let go: there is nothing left to tap."),
        ]
    )
    func text(of error: TapError, is text: String) {
        #expect(error.localizedDescription == text)
    }

    /// Expects that a tap fails with `error`, and that nothing came of it.
    private func expect(
        _ error: TapError,
        from tap: () throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: error, sourceLocation: sourceLocation) { try tap() }
        #expect(root.events.allSatisfy { $0 == .loaded || $0 == .updated }, sourceLocation: sourceLocation)
    }
}
