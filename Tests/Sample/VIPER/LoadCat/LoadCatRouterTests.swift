import Scenarios
import ScreenKit
import Testing

@testable import VIPER

@MainActor
struct LoadCatRouterTests {
    private let world = ScriptedWorld()

    @Test("It goes to the editor of the photo that shows")
    func presentEditor() async throws {
        let host = HeadlessHost(LoadCatRouter.assemble(services: world.services))
        try host.tap("load")
        await world.settle()
        await world.answer(.found(.tabby))
        await world.answer(.photo(.tabby))
        await world.settle()
        try host.tap("edit")
        #expect(host.frame.screen == "EditCat")
        #expect(host.frame.widgets.first?.appearance == .image(SampleCat.tabby.photo.picture))
    }

    @Test("It does not keep its scene alive")
    func letsSceneGo() {
        var scene: ViewController? = LoadCatRouter.assemble(services: world.services)
        let isReleased = { [weak scene] in scene == nil }
        scene = nil
        #expect(isReleased())
    }
}
