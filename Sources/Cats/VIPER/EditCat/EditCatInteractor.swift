import CatsModel
import Foundation
import Picture

/// What the interactor answers.
@MainActor
protocol EditCatInteractorOutput: AnyObject {
    func choicesFound(_ choices: [FilterChoice])
    func filterApplied(_ picture: Picture)
    func filterFailed(with error: any LocalizedError)
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
        original = Photo(checkedBefore: picture)
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

    func apply(_ choice: FilterChoice.ID) {
        guard let filter = PhotoFilter(rawValue: choice) else { return }
        developing?.cancel()
        developing = Task { [weak self, original, darkroom] in
            do throws(DarkroomError) {
                let photo = try await darkroom.develop(original, with: filter)
                guard !Task.isCancelled else { return }
                self?.output?.filterApplied(photo.picture)
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.filterFailed(with: error)
            }
        }
    }

    func cancel() {
        developing?.cancel()
    }

    func save(_ picture: Picture) {
        Task { [weak self, library] in
            let outcome = await library.save(Photo(checkedBefore: picture))
            self?.output?.saveEnded(with: Self.result(of: outcome))
        }
    }
}

extension EditCatInteractor {
    private static func result(of outcome: SaveOutcome) -> SaveResult {
        switch outcome {
        case .saved: .saved
        case .denied: .denied
        case .restricted: .restricted
        case .failed(let reason): .failed(reason: reason)
        }
    }
}
