import CatsModel
import Picture

/// What the presenter tells its view.
@MainActor
protocol LoadCatView: AnyObject {
    func show(title: String?)
    func show(picture: Picture?)
    func setActivity(isAnimating: Bool)
    func setButtons(canLoad: Bool, canCancel: Bool, canEdit: Bool)
    func presentEditor(of picture: Picture)
}

/// Finds a random cat, and decides what its view shows.
@MainActor
final class LoadCatPresenter {
    /// What there is to show of a load.
    private struct State {
        var title: String?
        var photo: Photo?
        var isLoading = false
    }

    private weak var view: (any LoadCatView)?
    private let services: Services
    private var state = State()
    private var loading: Task<Void, Never>?

    init(services: Services) {
        self.services = services
    }

    deinit {
        loading?.cancel()
    }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
    func viewDidLoad(_ view: any LoadCatView) {
        self.view = view
        show(state)
    }

    func loadTapped() {
        show(State(isLoading: true))
        loading = Task { [weak self, provider = services.provider] in
            do throws(LoadError) {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.show(State(title: cat.photoURL.absoluteString, isLoading: true))
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.show(State(title: cat.photoURL.absoluteString, photo: photo))
            } catch {
                guard !Task.isCancelled else { return }
                self?.show(State(title: error.localizedDescription))
            }
        }
    }

    func cancelTapped() {
        loading?.cancel()
        show(State(title: LoadError.cancelled.localizedDescription))
    }

    func editTapped() {
        if let photo = state.photo {
            view?.presentEditor(of: photo.picture)
        }
    }

    func makeEditor(of picture: Picture) -> any EditCatPresenterProtocol {
        EditCatPresenter(photo: Photo(trusting: picture), darkroom: services.darkroom, library: services.library)
    }
}

extension LoadCatPresenter {
    private func show(_ state: State) {
        self.state = state
        view?.show(title: state.title)
        view?.show(picture: state.photo?.picture)
        view?.setButtons(canLoad: !state.isLoading, canCancel: state.isLoading, canEdit: state.photo != nil)
        view?.setActivity(isAnimating: state.isLoading)
    }
}
