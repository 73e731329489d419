import CatsScenarios
import ScreenKit
import Testing

@testable import CatsVIPER

@MainActor
struct EditCatRouterTests {
    private let world = ScriptedWorld()
    private let root = ViewController(view: View(identifier: "Root", label: "Root"))
    private let scene = ViewController(view: View(identifier: "EditCat", label: "Edit Cat"))
    private let router = EditCatRouter()
    private let host: HeadlessHost

    init() {
        router.viewController = scene
        root.present(scene)
        host = HeadlessHost(root)
    }

    @Test("It presents alerts with an OK")
    func presentAlert() async {
        router.presentAlert(message: "Photo saved.") {}
        await world.settle()
        #expect(host.frame.alert == Frame.Alert(message: "Photo saved.", actions: ["OK"]))
    }

    @Test("It tells that an alert was answered, once the alert is gone")
    func alertAnswered() throws {
        var isAlertGone: [Bool] = []
        router.presentAlert(message: "Photo saved.") { [scene] in
            isAlertGone.append(scene.presentedViewController == nil)
        }
        try host.tap("OK")
        #expect(isAlertGone == [true])
    }

    @Test("Close goes back to where the editor came from")
    func close() async {
        router.close()
        await world.settle()
        #expect(host.frame.screen == "Root")
    }

    @Test("It does not keep its scene alive")
    func letsSceneGo() {
        let router = EditCatRouter()
        var scene: ViewController? = ViewController(view: View(identifier: "EditCat", label: "Edit Cat"))
        let isReleased = { [weak scene] in scene == nil }
        router.viewController = scene
        scene = nil
        #expect(isReleased())
    }
}
