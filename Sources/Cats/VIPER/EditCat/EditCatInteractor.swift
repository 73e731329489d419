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
    private var photo: Photo
    private var developing: Task<Void, Never>?

    init(picture: Picture, darkroom: any Darkroom, library: any PhotoLibrary) {
        self.darkroom = darkroom
        self.library = library
        original = Photo(trusting: picture)
        photo = original
    }

    deinit {
        developing?.cancel()
    }
}

extension EditCatInteractor: EditCatInteractorInput {
    func findChoices() {
        output?.choicesFound(
            PhotoFilter.allCases.map { FilterChoice(id: $0.rawValue, name: $0.name, preview: original.preview(of: $0)) }
        )
    }

    func apply(_ choice: FilterChoice.ID) {
        guard let filter = PhotoFilter(rawValue: choice) else { preconditionFailure("No filter is called \(choice).") }
        developing?.cancel()
        developing = Task { [weak self, original, darkroom] in
            do throws(DarkroomError) {
                let photo = try await darkroom.develop(original, with: filter)
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
        photo = original
    }

    func save() {
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.output?.saveEnded(with: Self.result(of: outcome))
        }
    }
}

extension EditCatInteractor {
    private func developed(_ photo: Photo) {
        self.photo = photo
        output?.filterApplied(photo.picture)
    }

    private func developingFailed(_ error: DarkroomError) {
        photo = original
        output?.filterFailed(with: error)
    }

    private static func result(of outcome: SaveOutcome) -> SaveResult {
        switch outcome {
        case .saved: .saved
        case .denied: .denied
        case .restricted: .restricted
        case .failed(let reason): .failed(reason: reason)
        }
    }
}
