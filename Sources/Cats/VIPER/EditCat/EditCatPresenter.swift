import Foundation
import Picture

/// What the presenter tells its view.
@MainActor
protocol EditCatView: AnyObject {
    func show(picture: Picture)
    func show(thumbnails: [Thumbnail])
    func selectThumbnail(at index: Int?)
    func setActivity(isAnimating: Bool)
    func setControls(canFilter: Bool, canSave: Bool)
}

/// What the presenter asks of its interactor.
@MainActor
protocol EditCatInteractorInput: AnyObject {
    func findChoices()

    /// Applies a choice to the original, in place of one that is being applied.
    func apply(_ choice: FilterChoice.ID)

    /// Goes back to the original, and gives up what is being applied.
    func revert()

    /// Saves the photo with the filter that was applied last, or the original.
    func save()
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
    private enum Work {
        case developing
        case saving
    }

    weak var view: (any EditCatView)?

    private let interactor: any EditCatInteractorInput
    private let router: any EditCatRouterProtocol
    private let original: Picture
    private var choices: [FilterChoice] = []
    private var picture: Picture
    private var selection: FilterChoice.ID?
    private var work: Work?

    init(picture: Picture, interactor: any EditCatInteractorInput, router: any EditCatRouterProtocol) {
        self.interactor = interactor
        self.router = router
        original = picture
        self.picture = picture
    }
}

extension EditCatPresenter: EditCatPresenterProtocol {
    func viewDidLoad() {
        show()
        interactor.findChoices()
    }

    func thumbnailTapped(at index: Int) {
        let choice = choices[index].id
        if choice == selection {
            interactor.revert()
            revert()
        } else {
            selection = choice
            work = .developing
            show()
            interactor.apply(choice)
        }
    }

    func saveTapped() {
        work = .saving
        show()
        interactor.save()
    }

    func closeTapped() {
        router.close()
    }
}

extension EditCatPresenter: EditCatInteractorOutput {
    func choicesFound(_ choices: [FilterChoice]) {
        self.choices = choices
        view?.show(thumbnails: choices.map { Thumbnail(name: $0.name, picture: $0.preview) })
    }

    func filterApplied(_ picture: Picture) {
        self.picture = picture
        work = nil
        show()
    }

    func filterFailed(with error: any LocalizedError) {
        revert()
        router.presentAlert(message: error.localizedDescription) {}
    }

    func saveEnded(with result: SaveResult) {
        work = nil
        show()
        router.presentAlert(message: message(after: result)) { [weak self] in
            self?.alertAnswered(after: result)
        }
    }
}

extension EditCatPresenter {
    private func revert() {
        picture = original
        selection = nil
        work = nil
        show()
    }

    private func alertAnswered(after result: SaveResult) {
        if result == .saved {
            router.close()
        }
    }

    private func show() {
        view?.show(picture: picture)
        view?.selectThumbnail(at: selection.flatMap { id in choices.firstIndex { $0.id == id } })
        view?.setControls(canFilter: work != .saving, canSave: work == nil)
        view?.setActivity(isAnimating: work != nil)
    }

    private func message(after result: SaveResult) -> String {
        switch result {
        case .saved: "Photo saved."
        case .denied: "Saving was not allowed."
        case .restricted: "The photo folder can't be written to."
        case .failed(let reason): "The photo could not be saved: \(reason)."
        }
    }
}
