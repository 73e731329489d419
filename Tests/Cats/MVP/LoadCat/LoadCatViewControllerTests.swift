import CatsScenarios
import ScreenKit
import Testing

@testable import CatsMVP

@MainActor
struct LoadCatViewControllerTests {
    private let world = ScriptedWorld()

    @Test("It goes to the editor that its presenter gives")
    func presentEditor() async {
        let presenter = LoadCatPresenterStub()
        let view = LoadCatViewController(presenter: presenter)
        let host = HeadlessHost(view)
        view.presentEditor(of: SampleCat.tabby.photo.picture)
        await world.settle()
        #expect(host.frame.screen == "EditCat")
        #expect(presenter.edited == SampleCat.tabby.photo.picture)
    }
}
