import CatsModel
import Picture

/// What the interactor answers.
@MainActor
protocol EditCatInteractorOutput: AnyObject {
    func choicesFound(_ choices: [FilterChoice])
    func filterApplied(_ picture: Picture)

    /// No result will come, for the reason in `message`.
    func filterFailed(with message: String)
    func saveEnded(with result: SaveResult)
}

/// Applies filters to a photo, and saves photos.
@MainActor
final class EditCatInteractor {
    weak var output: (any EditCatInteractorOutput)?

    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let original: Photo
    private var developing: Task<Void, Never>?

    init(picture: Picture, darkroom: any Darkroom, library: any PhotoLibrary) {
        self.darkroom = darkroom
        self.library = library
        original = Photo(picture)
    }

    deinit {
        developing?.cancel()
    }
}

extension EditCatInteractor: EditCatInteractorInput {
    func findChoices() {
        output?.choicesFound(
            PhotoFilter.allCases.map { FilterChoice(name: $0.name, preview: original.preview(of: $0)) }
        )
    }

    func applyFilter(at index: Int) {
        let filter = PhotoFilter.allCases[index]
        developing?.cancel()
        developing = Task { [weak self, original, darkroom] in
            do {
                let photo = try await darkroom.develop(original, with: filter)
                guard !Task.isCancelled else { return }
                self?.output?.filterApplied(photo.picture)
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.filterFailed(with: error.localizedDescription)
            }
        }
    }

    func cancel() {
        developing?.cancel()
    }

    func save(_ picture: Picture) {
        Task { [weak self, library] in
            let outcome = await library.save(Photo(picture))
            self?.output?.saveEnded(with: SaveResult(message: outcome.message, isSaved: outcome.isSaved))
        }
    }
}
