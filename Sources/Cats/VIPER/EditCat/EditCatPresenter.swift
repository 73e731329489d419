import Picture

/// What the presenter tells its view.
@MainActor
protocol EditCatView: AnyObject {
    func show(picture: Picture)
    func show(thumbnails: [(name: String, picture: Picture)])
    func selectThumbnail(at index: Int?)
    func setActivity(isAnimating: Bool)
    func setControls(canFilter: Bool, canSave: Bool)
}

/// What the presenter asks of its interactor.
@MainActor
protocol EditCatInteractorInput: AnyObject {
    func findChoices()

    /// Applies a choice to the original, in place of one that is being applied.
    func applyFilter(at index: Int)
    func cancel()
    func save(_ picture: Picture)
}

/// Where the presenter can go from here.
@MainActor
protocol EditCatRouterProtocol: AnyObject {
    func presentAlert(message: String, answered: @escaping @MainActor () -> Void)
    func close()
}

/// Decides what its view shows of an edit, and when to leave.
@MainActor
final class EditCatPresenter {
    weak var view: (any EditCatView)?

    private let interactor: any EditCatInteractorInput
    private let router: any EditCatRouterProtocol
    private let original: Picture
    private var picture: Picture
    private var selectedIndex: Int?

    init(picture: Picture, interactor: any EditCatInteractorInput, router: any EditCatRouterProtocol) {
        self.interactor = interactor
        self.router = router
        original = picture
        self.picture = picture
    }
}

extension EditCatPresenter: EditCatPresenterProtocol {
    func viewDidLoad() {
        interactor.findChoices()
        show()
    }

    func thumbnailTapped(at index: Int) {
        if index == selectedIndex {
            interactor.cancel()
            revert()
        } else {
            selectedIndex = index
            show(isDeveloping: true)
            interactor.applyFilter(at: index)
        }
    }

    func saveTapped() {
        show(isSaving: true)
        interactor.save(picture)
    }

    func closeTapped() {
        router.close()
    }
}

extension EditCatPresenter: EditCatInteractorOutput {
    func choicesFound(_ choices: [FilterChoice]) {
        view?.show(thumbnails: choices.map { (name: $0.name, picture: $0.preview) })
    }

    func filterApplied(_ picture: Picture) {
        self.picture = picture
        show()
    }

    func filterFailed(with message: String) {
        revert()
        router.presentAlert(message: message) {}
    }

    func saveEnded(with result: SaveResult) {
        show()
        router.presentAlert(message: result.message) { [weak self] in
            self?.alertAnswered(after: result)
        }
    }
}

extension EditCatPresenter {
    private func revert() {
        picture = original
        selectedIndex = nil
        show()
    }

    private func alertAnswered(after result: SaveResult) {
        if result.isSaved {
            router.close()
        }
    }

    private func show(isDeveloping: Bool = false, isSaving: Bool = false) {
        let isWorking = isDeveloping || isSaving
        view?.show(picture: picture)
        view?.selectThumbnail(at: selectedIndex)
        view?.setControls(canFilter: !isSaving, canSave: !isWorking)
        view?.setActivity(isAnimating: isWorking)
    }
}
