import CatsScenarios
import ScreenKit
import Testing

@testable import CatsMVVM

@MainActor
struct EditCatViewControllerTests {
    private let world = ScriptedWorld()
    private let viewModel = EditCatViewModelStub()
    private let host: HeadlessHost

    init() {
        let root = ViewController(view: View(identifier: "Root", label: "Root"))
        root.present(EditCatViewController(viewModel: viewModel))
        host = HeadlessHost(root)
    }

    @Test("It presents alerts with an OK")
    func alert() async {
        viewModel.alert = "Photo saved."
        await world.settle()
        #expect(host.frame.alert == Frame.Alert(message: "Photo saved.", actions: ["OK"]))
    }

    @Test("It tells that an alert was answered, once the alert is gone")
    func alertAnswered() async throws {
        let editor = host.rootViewController?.presentedViewController
        var isAlertGone: [Bool] = []
        viewModel.alertAnswered = { isAlertGone.append(editor?.presentedViewController == nil) }
        viewModel.alert = "Photo saved."
        await world.settle()
        try host.tap("OK")
        #expect(isAlertGone == [true])
    }

    @Test("What changes under an alert shows, and leaves the alert as it is")
    func changesUnderAlert() async {
        viewModel.alert = "Photo saved."
        await world.settle()
        viewModel.isWorking = true
        await world.settle()
        #expect(host.frame.alert == Frame.Alert(message: "Photo saved.", actions: ["OK"]))
        #expect(host.frame.widgets.contains { $0.appearance == .activity(isAnimating: true) })
    }

    @Test("Close goes back to where the editor came from")
    func close() async {
        viewModel.isClosed = true
        await world.settle()
        #expect(host.frame.screen == "Root")
    }

    @Test("Letting go under an alert leaves nothing behind")
    func letGoUnderAlert() async throws {
        let isReleased = try releaseCheck()
        viewModel.alert = "Photo saved."
        await world.settle()
        #expect(host.frame.alert != nil)
        host.letGo()
        #expect(isReleased())
    }

    /// Tells whether the editor that shows now is gone.
    private func releaseCheck() throws -> () -> Bool {
        let editor = try #require(host.rootViewController?.presentedViewController)
        return { [weak editor] in editor == nil }
    }
}
