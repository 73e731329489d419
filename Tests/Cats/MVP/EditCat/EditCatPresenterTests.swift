import CatsModel
import CatsScenarios
import Picture
import Testing

@testable import CatsMVP

@MainActor
struct EditCatPresenterTests {
    private let world = ScriptedWorld()
    private let view = EditCatViewSpy()
    private let presenter: EditCatPresenter

    init() {
        presenter = EditCatPresenter(photo: SampleCat.tabby.photo, darkroom: world.darkroom, library: world.library)
        presenter.viewDidLoad(view)
    }

    @Test("It opens on the original, with the nine thumbnails of this photo")
    func opens() {
        let names = ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process", "Noir", "Instant", "Fade"]
        let thumbnails = zip(names, PhotoFilter.allCases).map { name, filter in
            Thumbnail(name: name, picture: SampleCat.tabby.photo.preview(of: filter))
        }
        #expect(view.takeEvents() == .original.union([.thumbnails(thumbnails)]))
    }

    @Test("A filter on its way leaves the picture as it was, and can't be saved")
    func thumbnailTapped() async {
        await apply(.mono)
        view.takeEvents()
        await tap(.sepia)
        #expect(view.takeEvents() == .applying(.sepia, over: .mono))
        await world.end()
    }

    @Test("A filter's result shows")
    func developed() async {
        await tap(.sepia)
        view.takeEvents()
        await world.answer(.developed(.sepia))
        #expect(view.takeEvents() == .filtered(.sepia))
    }

    @Test("A second filter is applied to the original")
    func appliesToOriginal() async {
        await apply(.mono)
        await apply(.sepia)
        #expect(world.darkroom.developed.map(\.photo) == [SampleCat.tabby.photo, SampleCat.tabby.photo])
    }

    @Test("A filter tapped while another is applied stops that work")
    func supersedes() async {
        await tap(.sepia)
        await tap(.noir)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A superseded filter's end never shows", arguments: [Answer.developed(.sepia), .notDeveloped(.sepia)])
    func superseded(_ late: Answer) async {
        await tap(.sepia)
        await tap(.noir)
        view.takeEvents()
        #expect(await world.answer(late))
        #expect(view.takeEvents() == [])
        await world.end()
    }

    @Test("Tapping the filter that is being applied goes back to the original")
    func revertsApplying() async {
        await tap(.sepia)
        view.takeEvents()
        await tap(.sepia)
        #expect(view.takeEvents() == .original)
        await world.end()
    }

    @Test("Tapping the filter that is being applied stops the work")
    func stopsApplying() async {
        await tap(.sepia)
        await tap(.sepia)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Tapping the filter that has been applied goes back to the original")
    func revertsApplied() async {
        await apply(.sepia)
        view.takeEvents()
        await tap(.sepia)
        #expect(view.takeEvents() == .original)
    }

    @Test("A filter that fails goes back to the original under an alert, whose OK stays in the editor")
    func developingFailed() async throws {
        await apply(.mono)
        await tap(.sepia)
        view.takeEvents()
        await world.answer(.notDeveloped(.sepia))
        let answerAlert = try #require(view.answerAlert)
        answerAlert()
        #expect(view.takeEvents() == .original.union([.alert("That filter could not be applied.")]))
    }

    @Test("While the photo is being saved, filters and Save are off", arguments: [nil, PhotoFilter.sepia])
    func saveTapped(under filter: PhotoFilter?) async {
        if let filter { await apply(filter) }
        view.takeEvents()
        await save()
        #expect(view.takeEvents() == .saving(filter))
        await world.end()
    }

    @Test("The library is given the photo that shows", arguments: [nil, PhotoFilter.sepia])
    func saves(under filter: PhotoFilter?) async {
        if let filter { await apply(filter) }
        await save()
        #expect(world.library.saved == [SampleCat.tabby.photo(under: filter)])
        await world.end()
    }

    @Test("After going back to the original, the library is given that")
    func savesOriginal() async {
        await apply(.sepia)
        await tap(.sepia)
        await save()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.end()
    }

    @Test("After a filter that failed, the library is given the original")
    func savesAfterFailure() async throws {
        await apply(.mono)
        await tap(.sepia)
        await world.answer(.notDeveloped(.sepia))
        let answerAlert = try #require(view.answerAlert)
        answerAlert()
        await save()
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
    func saveEnded(_ answer: Answer, message: String) async {
        await apply(.sepia)
        await save()
        view.takeEvents()
        await world.answer(answer)
        #expect(view.takeEvents() == .filtered(.sepia).union([.alert(message)]))
    }

    @Test(
        "OK closes the editor after a photo was saved, and only then",
        arguments: zip([Answer.saved, .saveEnded(.denied)], [[EditCatViewSpy.Event.close], []])
    )
    func alertAnswered(after answer: Answer, events: Set<EditCatViewSpy.Event>) async throws {
        await save()
        await world.answer(answer)
        view.takeEvents()
        let answerAlert = try #require(view.answerAlert)
        answerAlert()
        #expect(view.takeEvents() == events)
    }

    @Test("Close tells the view to close")
    func closeTapped() {
        view.takeEvents()
        presenter.closeTapped()
        #expect(view.takeEvents() == [.close])
    }

    @Test("Letting go stops the filter work")
    func letGoWhileApplying() async {
        var presenter: EditCatPresenter? = EditCatPresenter(
            photo: SampleCat.tabby.photo,
            darkroom: world.darkroom,
            library: world.library
        )
        presenter?.thumbnailTapped(at: PhotoFilter.sepia.place)
        await world.settle()
        presenter = nil
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Letting go while saving leaves nothing behind but the save, which is not stopped")
    func letGoWhileSaving() async {
        var presenter: EditCatPresenter? = EditCatPresenter(
            photo: SampleCat.tabby.photo,
            darkroom: world.darkroom,
            library: world.library
        )
        let isReleased = { [weak presenter] in presenter == nil }
        presenter?.saveTapped()
        presenter = nil
        #expect(isReleased())
        await world.settle()
        #expect(world.isCancelled(.save) == false)
        await world.end()
    }

    @Test("Letting go under an alert leaves nothing behind")
    func letGoUnderAlert() async {
        var presenter: EditCatPresenter? = EditCatPresenter(
            photo: SampleCat.tabby.photo,
            darkroom: world.darkroom,
            library: world.library
        )
        let isReleased = { [weak presenter] in presenter == nil }
        presenter?.viewDidLoad(view)
        presenter?.saveTapped()
        await world.settle()
        await world.answer(.saved)
        presenter = nil
        #expect(isReleased())
    }

    @Test("The view is not kept alive")
    func letsViewGo() throws {
        var view: EditCatViewSpy? = EditCatViewSpy()
        let isReleased = { [weak view] in view == nil }
        try presenter.viewDidLoad(#require(view))
        view = nil
        #expect(isReleased())
    }
}

extension EditCatPresenterTests {
    private func tap(_ filter: PhotoFilter) async {
        presenter.thumbnailTapped(at: filter.place)
        await world.settle()
    }

    private func apply(_ filter: PhotoFilter) async {
        await tap(filter)
        await world.answer(.developed(filter))
    }

    private func save() async {
        presenter.saveTapped()
        await world.settle()
    }
}
