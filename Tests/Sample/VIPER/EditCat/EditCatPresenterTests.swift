import Model
import Scenarios
import Testing

@testable import VIPER

@MainActor
struct EditCatPresenterTests {
    private let interactor = EditCatInteractorSpy()
    private let router = EditCatRouterSpy()
    private let view = EditCatViewSpy()
    private let presenter: EditCatPresenter
    private let saved = SaveResult(message: "Well done.", isSaved: true)
    private let notSaved = SaveResult(message: "It rains.", isSaved: false)

    init() {
        presenter = EditCatPresenter(interactor: interactor, router: router)
        presenter.view = view
        presenter.viewDidLoad()
    }

    @Test("It opens on the original, with the interactor's choices as thumbnails")
    func opens() {
        let thumbnails = EditCatViewSpy.Event.thumbnails(
            names: interactor.choices.map(\.name),
            pictures: interactor.choices.map(\.preview)
        )
        #expect(view.takeEvents() == [thumbnails] + .original)
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
        tap(.mono)
        tap(.sepia)
        #expect(interactor.takeEvents() == [.apply("Mono"), .apply("Sepia")])
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

    @Test("Going back to the original is asked of the interactor")
    func reverts() {
        tap(.sepia)
        tap(.sepia)
        #expect(interactor.takeEvents() == [.apply("Sepia"), .revert])
    }

    @Test("A filter that fails goes back to the original")
    func filterFailed() {
        apply(.mono)
        tap(.sepia)
        view.takeEvents()
        presenter.filterFailed(with: "It rains.")
        #expect(view.takeEvents() == .original)
    }

    @Test("A filter that fails says so in an alert, whose OK stays in the editor")
    func filterFailureAnswered() {
        presenter.filterFailed(with: "It rains.")
        router.answerAlert()
        #expect(router.takeEvents() == [.alert("It rains.")])
    }

    @Test("While the photo is being saved, filters and Save are off", arguments: [nil, PhotoFilter.sepia])
    func saveTapped(under filter: PhotoFilter?) {
        if let filter { apply(filter) }
        view.takeEvents()
        presenter.saveTapped()
        #expect(view.takeEvents() == .saving(filter))
    }

    @Test("Save is asked of the interactor")
    func saves() {
        presenter.saveTapped()
        #expect(interactor.takeEvents() == [.save])
    }

    @Test("A save that ended gives back the edit as it was")
    func saveEnded() {
        apply(.sepia)
        presenter.saveTapped()
        view.takeEvents()
        presenter.saveEnded(with: notSaved)
        #expect(view.takeEvents() == .filtered(.sepia))
    }

    @Test("How the save ended shows in an alert")
    func presentsOutcome() {
        presenter.saveEnded(with: notSaved)
        #expect(router.takeEvents() == [.alert("It rains.")])
    }

    @Test("OK closes the editor after a photo was saved")
    func savedAnswered() {
        presenter.saveEnded(with: saved)
        router.takeEvents()
        router.answerAlert()
        #expect(router.takeEvents() == [.close])
    }

    @Test("OK stays in the editor after a save that failed")
    func notSavedAnswered() {
        presenter.saveEnded(with: notSaved)
        router.takeEvents()
        router.answerAlert()
        #expect(router.takeEvents() == [])
    }

    @Test("Close goes back to where the editor came from")
    func closeTapped() {
        presenter.closeTapped()
        #expect(router.takeEvents() == [.close])
    }

    @Test("Letting go under an alert leaves nothing behind")
    func letGoUnderAlert() {
        var presenter: EditCatPresenter? = EditCatPresenter(interactor: interactor, router: router)
        let isReleased = { [weak presenter] in presenter == nil }
        presenter?.saveEnded(with: saved)
        presenter = nil
        #expect(isReleased())
    }

    @Test("It does not keep its view alive")
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
        if let index = PhotoFilter.allCases.firstIndex(of: filter) { presenter.thumbnailTapped(at: index) }
    }

    private func apply(_ filter: PhotoFilter) {
        tap(filter)
        presenter.filterApplied(SampleCat.tabby.photo(under: filter).picture)
    }
}
