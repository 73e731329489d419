import CatsModel
import Foundation
import Picture

/// What the interactor answers.
@MainActor
protocol LoadCatInteractorOutput: AnyObject {
    func catFound(at url: URL)
    func photoArrived(_ picture: Picture, from url: URL)
    func loadFailed(with error: any LocalizedError)
}

/// Finds a random cat and fetches its photo.
@MainActor
final class LoadCatInteractor {
    weak var output: (any LoadCatInteractorOutput)?

    private let provider: any CatProvider
    private var loading: Task<Void, Never>?

    init(provider: any CatProvider) {
        self.provider = provider
    }

    deinit {
        loading?.cancel()
    }
}

extension LoadCatInteractor: LoadCatInteractorInput {
    func load() {
        loading = Task { [weak self, provider] in
            do throws(LoadError) {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.output?.catFound(at: cat.photoURL)
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.output?.photoArrived(photo.picture, from: cat.photoURL)
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.loadFailed(with: error)
            }
        }
    }

    func cancel() {
        loading?.cancel()
        output?.loadFailed(with: LoadError.cancelled)
    }
}
