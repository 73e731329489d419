import CatsModel
import CatsScenarios
import Picture
import Testing

@testable import CatsVIPER

@MainActor
struct EditCatPresenterTests {
    private let interactor = EditCatInteractorSpy()
    private let router = EditCatRouterSpy()
    private let view = EditCatViewSpy()
    private let presenter: EditCatPresenter
    private let choices = PhotoFilter.allCases.map { filter in
        FilterChoice(id: "id of \(filter.name)", name: filter.name, preview: SampleCat.tabby.photo.preview(of: filter))
    }

    init() {
        presenter = EditCatPresenter(
            picture: SampleCat.tabby.photo.picture,
            interactor: interactor,
            router: router
        )
        presenter.view = view
        presenter.viewDidLoad()
        presenter.choicesFound(choices)
    }

    @Test("It opens on the original, with the interactor's choices as thumbnails")
    func opens() {
        let thumbnails = choices.map { Thumbnail(name: $0.name, picture: $0.preview) }
        #expect(view.takeEvents() == .original.union([.thumbnails(thumbnails)]))
    }

    @Test("It asks the interactor for the choices once")
    func findsChoices() {
        #expect(interactor.takeEvents() == [.findChoices])
    }

    @Test("A filter on its way leaves the picture as it was, and can't be saved")
    func thumbnailTapped() {
        apply(.mono)
        view.takeEvents()
        tap(.sepia)
        #expect(view.takeEvents() == .applying(.sepia, over: .mono))
    }

    @Test("A tapped filter is asked of the interactor")
    func applies() {
        interactor.takeEvents()
        tap(.mono)
        tap(.sepia)
        #expect(interactor.takeEvents() == [.apply("id of Mono"), .apply("id of Sepia")])
    }

    @Test("A filter's result shows")
    func filterApplied() {
        tap(.sepia)
        view.takeEvents()
        presenter.filterApplied(SampleCat.tabby.photo(under: .sepia).picture)
        #expect(view.takeEvents() == .filtered(.sepia))
    }

    @Test("Tapping the filter that is being applied goes back to the original")
    func revertsApplying() {
        tap(.sepia)
        view.takeEvents()
        tap(.sepia)
        #expect(view.takeEvents() == .original)
    }

    @Test("Tapping the filter that has been applied goes back to the original")
    func revertsApplied() {
        apply(.sepia)
        view.takeEvents()
        tap(.sepia)
        #expect(view.takeEvents() == .original)
    }

    @Test("The interactor goes back to the original, too")
    func reverts() {
        tap(.sepia)
        interactor.takeEvents()
        tap(.sepia)
        #expect(interactor.takeEvents() == [.revert])
    }

    @Test("A filter that fails goes back to the original under an alert, whose OK stays in the editor")
    func filterFailed() throws {
        apply(.mono)
        tap(.sepia)
        view.takeEvents()
        presenter.filterFailed(with: DarkroomError.tooLarge)
        let answerAlert = try #require(router.answerAlert)
        answerAlert()
        #expect(view.takeEvents() == .original)
        #expect(router.takeEvents() == [.alert("That filter could not be applied.")])
    }

    @Test("While the photo is being saved, filters and Save are off", arguments: [nil, PhotoFilter.sepia])
    func saveTapped(under filter: PhotoFilter?) {
        if let filter { apply(filter) }
        view.takeEvents()
        presenter.saveTapped()
        #expect(view.takeEvents() == .saving(filter))
    }

    @Test("Save asks the interactor to save")
    func saves() {
        interactor.takeEvents()
        presenter.saveTapped()
        #expect(interactor.takeEvents() == [.save])
    }

    @Test(
        "How the save ended shows in an alert over the edit, in a sentence",
        arguments: zip(
            [SaveResult.saved, .denied, .restricted, .failed(reason: "no space left")],
            [
                "Photo saved.", "Saving was not allowed.", "The photo folder can't be written to.",
                "The photo could not be saved: no space left.",
            ]
        )
    )
    func saveEnded(with result: SaveResult, message: String) {
        apply(.sepia)
        presenter.saveTapped()
        view.takeEvents()
        presenter.saveEnded(with: result)
        #expect(view.takeEvents() == .filtered(.sepia))
        #expect(router.takeEvents() == [.alert(message)])
    }

    @Test(
        "OK closes the editor after a photo was saved, and only then",
        arguments: zip([SaveResult.saved, .denied], [[EditCatRouterSpy.Event.close], []])
    )
    func alertAnswered(after result: SaveResult, events: [EditCatRouterSpy.Event]) throws {
        presenter.saveEnded(with: result)
        router.takeEvents()
        let answerAlert = try #require(router.answerAlert)
        answerAlert()
        #expect(router.takeEvents() == events)
    }

    @Test("Close asks the router to close")
    func closeTapped() {
        presenter.closeTapped()
        #expect(router.takeEvents() == [.close])
    }

    @Test("Letting go under an alert leaves nothing behind")
    func letGoUnderAlert() {
        var presenter: EditCatPresenter? = EditCatPresenter(
            picture: SampleCat.tabby.photo.picture,
            interactor: interactor,
            router: router
        )
        let isReleased = { [weak presenter] in presenter == nil }
        presenter?.saveEnded(with: .denied)
        presenter = nil
        #expect(isReleased())
    }

    @Test("The view is not kept alive")
    func letsViewGo() {
        var view: EditCatViewSpy? = EditCatViewSpy()
        let isReleased = { [weak view] in view == nil }
        presenter.view = view
        view = nil
        #expect(isReleased())
    }
}

extension EditCatPresenterTests {
    private func tap(_ filter: PhotoFilter) {
        presenter.thumbnailTapped(at: filter.place)
    }

    private func apply(_ filter: PhotoFilter) {
        tap(filter)
        presenter.filterApplied(SampleCat.tabby.photo(under: filter).picture)
    }
}
