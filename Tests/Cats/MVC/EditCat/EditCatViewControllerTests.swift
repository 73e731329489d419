import CatsModel
import ScreenKit
import Testing

@testable import CatsMVC
@testable import CatsScenarios

@MainActor
struct EditCatViewControllerTests {
    private let world = ScriptedWorld()
    private let host: HeadlessHost

    init() {
        let root = ViewController(view: View(identifier: "Root", label: "Root"))
        root.present(
            EditCatViewController(photo: SampleCat.tabby.photo, darkroom: world.darkroom, library: world.library)
        )
        host = HeadlessHost(root)
    }

    @Test("It opens on the original, with the nine thumbnails of this photo")
    func opens() {
        #expect(host.takeFrames() == [Screen.original(.tabby).frame])
    }

    @Test("A filter on its way leaves the picture as it was, and can't be saved")
    func thumbnailTapped() async throws {
        try await apply(.mono)
        _ = host.takeFrames()
        try await tap(.sepia)
        #expect(host.takeFrames() == [Screen.applying(.sepia, over: .mono, to: .tabby).frame])
        await world.end()
    }

    @Test("A filter's result shows")
    func developed() async throws {
        try await tap(.sepia)
        _ = host.takeFrames()
        await answer(.developed(.sepia))
        #expect(host.takeFrames() == [Screen.filtered(.sepia, .tabby).frame])
    }

    @Test("A second filter is applied to the original")
    func appliesToOriginal() async throws {
        try await apply(.mono)
        try await apply(.sepia)
        #expect(world.darkroom.developed.map(\.photo) == [SampleCat.tabby.photo, SampleCat.tabby.photo])
    }

    @Test("A filter tapped while another is applied stops that work")
    func supersedes() async throws {
        try await tap(.sepia)
        try await tap(.noir)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A superseded filter's end never shows", arguments: [Answer.developed(.sepia), .notDeveloped(.sepia)])
    func superseded(_ late: Answer) async throws {
        try await tap(.sepia)
        try await tap(.noir)
        _ = host.takeFrames()
        #expect(await answer(late))
        #expect(host.takeFrames() == [])
        await world.end()
    }

    @Test("Tapping the filter that is being applied goes back to the original")
    func revertsApplying() async throws {
        try await tap(.sepia)
        _ = host.takeFrames()
        try await tap(.sepia)
        #expect(host.takeFrames() == [Screen.original(.tabby).frame])
        await world.end()
    }

    @Test("Tapping the filter that is being applied stops the work")
    func stopsApplying() async throws {
        try await tap(.sepia)
        try await tap(.sepia)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Tapping the filter that has been applied goes back to the original")
    func revertsApplied() async throws {
        try await apply(.sepia)
        _ = host.takeFrames()
        try await tap(.sepia)
        #expect(host.takeFrames() == [Screen.original(.tabby).frame])
    }

    @Test("A filter that fails goes back to the original under an alert, whose OK stays in the editor")
    func developingFailed() async throws {
        try await apply(.mono)
        try await tap(.sepia)
        _ = host.takeFrames()
        await answer(.notDeveloped(.sepia))
        #expect(host.takeFrames() == [Screen.alert("That filter could not be applied.", over: .tabby).frame])
        try host.tap("OK")
        #expect(host.takeFrames() == [Screen.original(.tabby).frame])
    }

    @Test("While the photo is being saved, filters and Save are off", arguments: [nil, PhotoFilter.sepia])
    func saveTapped(under filter: PhotoFilter?) async throws {
        if let filter { try await apply(filter) }
        _ = host.takeFrames()
        try await save()
        #expect(host.takeFrames() == [Screen.saving(.tabby, under: filter).frame])
        await world.end()
    }

    @Test("The library is given the photo that shows", arguments: [nil, PhotoFilter.sepia])
    func saves(under filter: PhotoFilter?) async throws {
        if let filter { try await apply(filter) }
        try await save()
        #expect(world.library.saved == [SampleCat.tabby.photo(under: filter)])
        await world.end()
    }

    @Test("After going back to the original, the library is given that")
    func savesOriginal() async throws {
        try await apply(.sepia)
        try await tap(.sepia)
        try await save()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.end()
    }

    @Test("After a filter that failed, the library is given the original")
    func savesAfterFailure() async throws {
        try await apply(.mono)
        try await tap(.sepia)
        await answer(.notDeveloped(.sepia))
        try host.tap("OK")
        try await save()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.end()
    }

    @Test(
        "How the save ended shows in an alert over the edit",
        arguments: zip(
            [Answer.saved, .saveEnded(.failed(reason: "no space left"))],
            ["Photo saved.", "The photo could not be saved: no space left."]
        )
    )
    func saveEnded(_ end: Answer, message: String) async throws {
        try await apply(.sepia)
        try await save()
        _ = host.takeFrames()
        await answer(end)
        #expect(host.takeFrames() == [Screen.alert(message, over: .tabby, under: .sepia).frame])
    }

    @Test(
        "OK closes the editor after a photo was saved, and only then",
        arguments: zip([Answer.saved, .saveEnded(.denied)], ["Root", "EditCat"])
    )
    func alertAnswered(after end: Answer, screen: String) async throws {
        try await save()
        await answer(end)
        _ = host.takeFrames()
        try host.tap("OK")
        #expect(host.takeFrames().map(\.screen) == [screen])
    }

    @Test("Close goes back to where the editor came from")
    func closeTapped() throws {
        _ = host.takeFrames()
        try host.tap("close")
        #expect(host.takeFrames().map(\.screen) == ["Root"])
    }

    @Test("Letting go stops the filter work")
    func letGoWhileApplying() async throws {
        try await tap(.sepia)
        host.letGo()
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Letting go while saving leaves nothing behind but the save, which is not stopped")
    func letGoWhileSaving() async throws {
        try await save()
        let isReleased = try releaseCheck()
        host.letGo()
        #expect(isReleased())
        await world.settle()
        #expect(world.isCancelled(.save) == false)
        await world.end()
    }

    @Test("Letting go under an alert leaves nothing behind")
    func letGoUnderAlert() async throws {
        try await save()
        await answer(.saved)
        #expect(host.frame.alert != nil)
        let isReleased = try releaseCheck()
        host.letGo()
        #expect(isReleased())
    }
}

extension EditCatViewControllerTests {
    private func tap(_ filter: PhotoFilter) async throws {
        try host.tap("filters", at: filter.place)
        await world.settle()
    }

    private func apply(_ filter: PhotoFilter) async throws {
        try await tap(filter)
        await answer(.developed(filter))
    }

    private func save() async throws {
        try host.tap("save")
        await world.settle()
    }

    /// Answers, and lets what follows from it be drawn.
    @discardableResult
    private func answer(_ answer: Answer, to age: Request.Age = .newest) async -> Bool {
        let wasOpen = await world.answer(answer, to: age)
        await world.settle()
        return wasOpen
    }

    /// Tells whether the editor that shows now is gone.
    private func releaseCheck() throws -> () -> Bool {
        let editor = try #require(host.rootViewController?.presentedViewController)
        return { [weak editor] in editor == nil }
    }
}
