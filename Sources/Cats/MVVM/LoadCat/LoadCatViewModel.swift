import CatsModel
import Observation
import Picture

/// Finds a random cat, and holds what there is to show of it.
@MainActor
@Observable
final class LoadCatViewModel {
    private(set) var title: String?
    private(set) var isLoading = false
    private var photo: Photo?

    private let services: Services
    @ObservationIgnored private var loading: Task<Void, Never>?

    init(services: Services) {
        self.services = services
    }

    deinit {
        loading?.cancel()
    }
}

extension LoadCatViewModel: LoadCatViewModelProtocol {
    var picture: Picture? { photo?.picture }
    var canLoad: Bool { !isLoading }
    var canCancel: Bool { isLoading }
    var canEdit: Bool { photo != nil }

    func load() {
        update(isLoading: true)
        loading = Task { [weak self, provider = services.provider] in
            do throws(LoadError) {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.update(title: cat.photoURL.absoluteString, isLoading: true)
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.update(title: cat.photoURL.absoluteString, photo: photo)
            } catch {
                guard !Task.isCancelled else { return }
                self?.update(title: error.localizedDescription)
            }
        }
    }

    func cancel() {
        loading?.cancel()
        update(title: LoadError.cancelled.localizedDescription)
    }

    func makeEditor() -> (any EditCatViewModelProtocol)? {
        photo.map { EditCatViewModel(photo: $0, darkroom: services.darkroom, library: services.library) }
    }
}

extension LoadCatViewModel {
    private func update(title: String? = nil, photo: Photo? = nil, isLoading: Bool = false) {
        self.title = title
        self.photo = photo
        self.isLoading = isLoading
    }
}
