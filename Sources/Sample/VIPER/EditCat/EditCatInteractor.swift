import Model
import Picture

/// What the interactor answers.
@MainActor
protocol EditCatInteractorOutput: AnyObject {
    func filterApplied(_ picture: Picture)

    /// The photo is the original again, for the reason in `message`.
    func filterFailed(with message: String)
    func saveEnded(with result: SaveResult)
}

/// Applies filters to a photo and saves the result.
@MainActor
final class EditCatInteractor {
    weak var output: (any EditCatInteractorOutput)?

    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let originalPhoto: Photo
    private var photo: Photo
    private var developing: Task<Void, Never>?

    init(picture: Picture, darkroom: any Darkroom, library: any PhotoLibrary) {
        self.darkroom = darkroom
        self.library = library
        originalPhoto = Photo(picture)
        photo = originalPhoto
    }

    deinit {
        developing?.cancel()
    }
}

extension EditCatInteractor: EditCatInteractorInput {
    var original: Picture { originalPhoto.picture }

    var choices: [FilterChoice] {
        PhotoFilter.allCases.enumerated().map { index, filter in
            FilterChoice(index: index, name: filter.name, preview: originalPhoto.preview(of: filter))
        }
    }

    func apply(_ choice: FilterChoice) {
        developing?.cancel()
        let filter = PhotoFilter.allCases[choice.index]
        developing = Task { [weak self, originalPhoto, darkroom] in
            do {
                let photo = try await darkroom.develop(originalPhoto, with: filter)
                guard !Task.isCancelled else { return }
                self?.developed(photo)
            } catch {
                guard !Task.isCancelled else { return }
                self?.developingFailed(error)
            }
        }
    }

    func revert() {
        developing?.cancel()
        photo = originalPhoto
    }

    func save() {
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.saveEnded(outcome)
        }
    }
}

extension EditCatInteractor {
    private func developed(_ photo: Photo) {
        self.photo = photo
        output?.filterApplied(photo.picture)
    }

    private func developingFailed(_ error: any Error) {
        photo = originalPhoto
        output?.filterFailed(with: error.localizedDescription)
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        let isSaved = if case .saved = outcome { true } else { false }
        output?.saveEnded(with: SaveResult(message: outcome.message, isSaved: isSaved))
    }
}
