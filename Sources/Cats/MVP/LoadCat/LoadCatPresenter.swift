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
    private weak var view: (any LoadCatView)?
    private let services: Services
    private var photo: Photo?
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
        show()
    }

    func loadTapped() {
        show(isLoading: true)
        loading = Task { [weak self, provider = services.provider] in
            do {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.show(title: cat.photoURL.absoluteString, isLoading: true)
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.show(title: cat.photoURL.absoluteString, photo: photo)
            } catch {
                guard !Task.isCancelled else { return }
                self?.show(title: error.localizedDescription)
            }
        }
    }

    func cancelTapped() {
        loading?.cancel()
        show(title: LoadError.cancelled.localizedDescription)
    }

    func editTapped() {
        if let photo {
            view?.presentEditor(of: photo.picture)
        }
    }

    func makeEditor(of picture: Picture) -> any EditCatPresenterProtocol {
        EditCatPresenter(photo: Photo(picture), darkroom: services.darkroom, library: services.library)
    }
}

extension LoadCatPresenter {
    private func show(title: String? = nil, photo: Photo? = nil, isLoading: Bool = false) {
        self.photo = photo
        view?.show(title: title)
        view?.show(picture: photo?.picture)
        view?.setButtons(canLoad: !isLoading, canCancel: isLoading, canEdit: photo != nil)
        view?.setActivity(isAnimating: isLoading)
    }
}
