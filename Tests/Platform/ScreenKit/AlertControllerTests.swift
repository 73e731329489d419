import ScreenKit
import Testing

@MainActor
struct AlertControllerTests {
    private let root = FormController()

    @Test("An answer takes the alert away and then runs its handler")
    func answer() throws {
        var isAlertGone = false
        let host = HeadlessHost(root)
        root.present(
            AlertController(
                message: "Sure?",
                actions: [AlertAction(title: "OK") { [root] in isAlertGone = root.presentedViewController == nil }]
            )
        )
        try host.tap("OK")
        #expect(isAlertGone)
        #expect(host.frame == .form())
    }

    @Test("Only the answer that was tapped is given", arguments: ["Yes", "No"])
    func choice(_ title: String) throws {
        var given: [String] = []
        let host = HeadlessHost(root)
        let actions = ["Yes", "No"].map { title in AlertAction(title: title) { given.append(title) } }
        root.present(AlertController(message: "Sure?", actions: actions))
        try host.tap(title)
        #expect(given == [title])
    }

    @Test("The alert's going and what its answer does are one frame")
    func oneFrame() async throws {
        let host = HeadlessHost(root)
        let sheet = FormController(identifier: "Sheet")
        root.present(sheet)
        sheet.present(
            AlertController(
                message: "Sent",
                actions: [AlertAction(title: "OK") { [weak sheet] in sheet?.dismiss() }]
            )
        )
        await mainQueueToSettle()
        _ = host.takeFrames()
        try host.tap("OK")
        await mainQueueToSettle()
        #expect(host.takeFrames() == [.form()])
    }

    @Test("An answer's handler can present the next alert")
    func nextAlert() throws {
        let host = HeadlessHost(root)
        let next = AlertController(message: "Done", actions: [])
        root.present(
            AlertController(
                message: "Sure?",
                actions: [AlertAction(title: "OK") { [root] in root.present(next) }]
            )
        )
        try host.tap("OK")
        #expect(host.frame.alert == Frame.Alert(message: "Done", actions: []))
    }
}
