import Foundation
import Picture

/// What the presenter tells its view.
@MainActor
protocol LoadCatView: AnyObject {
    func show(title: String?)
    func show(picture: Picture?)
    func setActivity(isAnimating: Bool)
    func setButtons(canLoad: Bool, canCancel: Bool, canEdit: Bool)
}

/// What the presenter asks of its interactor.
@MainActor
protocol LoadCatInteractorInput: AnyObject {
    func load()

    /// Gives up a load, and answers that it was cancelled.
    func cancel()
}

/// Where the presenter can go from here.
@MainActor
protocol LoadCatRouterProtocol: AnyObject {
    func presentEditor(of picture: Picture)
}

/// Decides what its view shows of a load, and when to go on to the editor.
@MainActor
final class LoadCatPresenter {
    /// What there is to show of a load.
    private struct State {
        var title: String?
        var picture: Picture?
        var isLoading = false
    }

    weak var view: (any LoadCatView)?

    private let interactor: any LoadCatInteractorInput
    private let router: any LoadCatRouterProtocol
    private var state = State()

    init(interactor: any LoadCatInteractorInput, router: any LoadCatRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
    func viewDidLoad() {
        show(state)
    }

    func loadTapped() {
        show(State(isLoading: true))
        interactor.load()
    }

    func cancelTapped() {
        interactor.cancel()
    }

    func editTapped() {
        if let picture = state.picture {
            router.presentEditor(of: picture)
        }
    }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
    func catFound(at url: URL) {
        show(State(title: url.absoluteString, isLoading: true))
    }

    func photoArrived(_ picture: Picture, from url: URL) {
        show(State(title: url.absoluteString, picture: picture))
    }

    func loadFailed(with error: any LocalizedError) {
        show(State(title: error.localizedDescription))
    }
}

extension LoadCatPresenter {
    private func show(_ state: State) {
        self.state = state
        view?.show(title: state.title)
        view?.show(picture: state.picture)
        view?.setButtons(canLoad: !state.isLoading, canCancel: state.isLoading, canEdit: state.picture != nil)
        view?.setActivity(isAnimating: state.isLoading)
    }
}
