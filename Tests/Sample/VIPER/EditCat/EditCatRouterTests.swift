import Scenarios
import ScreenKit
import Testing

@testable import VIPER

@MainActor
struct EditCatRouterTests {
    private let world = ScriptedWorld()
    private let host: HeadlessHost

    init() {
        let root = ViewController(view: View(identifier: "Root", label: "Root"))
        root.present(EditCatRouter.assemble(picture: SampleCat.tabby.photo.picture, services: world.services))
        host = HeadlessHost(root)
    }

    @Test("It assembles the editor of the picture it is given")
    func assemble() {
        #expect(host.frame.screen == "EditCat")
        #expect(host.frame.widgets.first?.appearance == .image(SampleCat.tabby.photo.picture))
    }

    @Test("It presents alerts with an OK")
    func presentAlert() async throws {
        try await save(endingWith: .saveEnded(.denied))
        #expect(host.frame.alert == Frame.Alert(message: "Saving was not allowed.", actions: ["OK"]))
    }

    @Test("An alert's OK is told to the presenter")
    func alertAnswered() async throws {
        try await save(endingWith: .saved)
        try host.tap("OK")
        #expect(host.frame.screen == "Root")
    }

    @Test("Close goes back to where the editor came from")
    func close() throws {
        try host.tap("close")
        #expect(host.frame.screen == "Root")
    }

    @Test("It does not keep its scene alive")
    func letsSceneGo() {
        var scene: ViewController? = EditCatRouter.assemble(
            picture: SampleCat.tabby.photo.picture,
            services: world.services
        )
        let isReleased = { [weak scene] in scene == nil }
        scene = nil
        #expect(isReleased())
    }
}

extension EditCatRouterTests {
    private func save(endingWith answer: Answer) async throws {
        try host.tap("save")
        await world.settle()
        await world.answer(answer)
        await world.settle()
    }
}
