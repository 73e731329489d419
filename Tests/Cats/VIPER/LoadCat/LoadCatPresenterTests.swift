import CatsModel
import CatsScenarios
import Testing

@testable import CatsVIPER

@MainActor
struct LoadCatPresenterTests {
    private let interactor = LoadCatInteractorSpy()
    private let router = LoadCatRouterSpy()
    private let view = LoadCatViewSpy()
    private let presenter: LoadCatPresenter
    private let tabby = SampleCat.tabby

    init() {
        presenter = LoadCatPresenter(interactor: interactor, router: router)
        presenter.view = view
        presenter.viewDidLoad()
    }

    @Test("It opens empty and ready to load")
    func opens() {
        #expect(view.takeEvents() == .empty)
    }

    @Test("Load takes away the cat before at once, and can be cancelled")
    func loadTapped() {
        presenter.photoArrived(tabby.photo.picture, from: tabby.cat.photoURL)
        view.takeEvents()
        presenter.loadTapped()
        #expect(view.takeEvents() == .finding)
    }

    @Test("Load asks the interactor for a cat")
    func loads() {
        presenter.loadTapped()
        #expect(interactor.events == [.load])
    }

    @Test("A found cat shows the address of its photo while that comes")
    func catFound() {
        view.takeEvents()
        presenter.catFound(at: tabby.cat.photoURL)
        #expect(view.takeEvents() == .downloading(tabby))
    }

    @Test("A photo that comes shows under its address and can be edited")
    func photoArrived() {
        view.takeEvents()
        presenter.photoArrived(tabby.photo.picture, from: tabby.cat.photoURL)
        #expect(view.takeEvents() == .loaded(tabby))
    }

    @Test("A load that ends without a photo shows the reason and can be tried again")
    func loadFailed() {
        view.takeEvents()
        presenter.loadFailed(with: LoadError.tooLarge)
        #expect(view.takeEvents() == .ended("That cat is too large to show."))
    }

    @Test("Cancel reaches the interactor")
    func cancelTapped() {
        presenter.cancelTapped()
        #expect(interactor.events == [.cancel])
    }

    @Test("Edit goes to the editor of the photo that shows")
    func editTapped() {
        presenter.photoArrived(SampleCat.siamese.photo.picture, from: SampleCat.siamese.cat.photoURL)
        presenter.photoArrived(tabby.photo.picture, from: tabby.cat.photoURL)
        presenter.editTapped()
        #expect(router.events == [.editor(tabby.photo.picture)])
    }

    @Test("There is no editor without a photo")
    func editTappedTooEarly() {
        presenter.photoArrived(tabby.photo.picture, from: tabby.cat.photoURL)
        presenter.loadTapped()
        presenter.editTapped()
        #expect(router.events == [])
    }

    @Test("The view is not kept alive")
    func letsViewGo() {
        var view: LoadCatViewSpy? = LoadCatViewSpy()
        let isReleased = { [weak view] in view == nil }
        presenter.view = view
        view = nil
        #expect(isReleased())
    }
}
