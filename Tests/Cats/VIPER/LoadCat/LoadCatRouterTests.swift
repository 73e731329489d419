import CatsScenarios
import ScreenKit
import Testing

@testable import CatsVIPER

@MainActor
struct LoadCatRouterTests {
    private let world = ScriptedWorld()
    private let scene = ViewController(view: View(identifier: "LoadCat", label: "Load Cat"))
    private let router: LoadCatRouter

    init() {
        router = LoadCatRouter(services: world.services)
        router.viewController = scene
    }

    @Test("It goes to the editor of the photo that shows")
    func presentEditor() async {
        let host = HeadlessHost(scene)
        router.presentEditor(of: SampleCat.tabby.photo.picture)
        await world.settle()
        #expect(host.frame.screen == "EditCat")
        #expect(host.frame.widgets.first?.appearance == .image(SampleCat.tabby.photo.picture))
    }

    @Test("It does not keep its scene alive")
    func letsSceneGo() {
        var scene: ViewController? = ViewController(view: View(identifier: "LoadCat", label: "Load Cat"))
        let isReleased = { [weak scene] in scene == nil }
        router.viewController = scene
        scene = nil
        #expect(isReleased())
    }
}
