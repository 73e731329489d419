import CatsScenarios
import ScreenKit
import Testing

@testable import CatsMVP

@MainActor
struct EditCatViewControllerTests {
    private let world = ScriptedWorld()
    private let root = ViewController(view: View(identifier: "Root", label: "Root"))
    private let view = EditCatViewController(presenter: EditCatPresenterDummy())
    private let host: HeadlessHost

    init() {
        root.present(view)
        host = HeadlessHost(root)
    }

    @Test("It presents alerts with an OK")
    func presentAlert() async {
        view.presentAlert(message: "Photo saved.") {}
        await world.settle()
        #expect(host.frame.alert == Frame.Alert(message: "Photo saved.", actions: ["OK"]))
    }

    @Test("It tells that an alert was answered, once the alert is gone")
    func alertAnswered() throws {
        var isAlertGone: [Bool] = []
        view.presentAlert(message: "Photo saved.") { [view] in
            isAlertGone.append(view.presentedViewController == nil)
        }
        try host.tap("OK")
        #expect(isAlertGone == [true])
    }

    @Test("Close goes back to where the editor came from")
    func close() async {
        view.close()
        await world.settle()
        #expect(host.frame.screen == "Root")
    }
}
