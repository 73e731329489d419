import CatsScenarios
import ScreenKit
import Testing

@testable import CatsMVVM

@MainActor
struct LoadCatViewControllerTests {
    private let viewModel = LoadCatViewModelStub()
    private let host: HeadlessHost

    init() {
        host = HeadlessHost(LoadCatViewController(viewModel: viewModel))
    }

    @Test("It goes to the editor that its view model gives")
    func editTapped() throws {
        viewModel.editor = EditCatViewModelStub()
        try host.tap("edit")
        #expect(host.frame.screen == "EditCat")
        #expect(host.frame.widgets.first?.appearance == .image(SampleCat.tabby.photo.picture))
    }

    @Test("It stays if its view model gives no editor")
    func presentsNoEditor() throws {
        try host.tap("edit")
        #expect(host.frame.screen == "LoadCat")
    }
}
