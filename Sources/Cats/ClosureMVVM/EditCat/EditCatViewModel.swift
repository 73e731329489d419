import CatsModel
import Picture

/// Tries filters on a photo, saves the result, and holds what there is to show of it.
@MainActor
final class EditCatViewModel {
    var changed: (@MainActor () -> Void)?

    private(set) var alert: String? { didSet { changed?() } }
    private(set) var isClosed = false { didSet { changed?() } }
    private var photo: Photo { didSet { changed?() } }
    private var selectedFilter: PhotoFilter? { didSet { changed?() } }
    private var isDeveloping = false { didSet { changed?() } }
    private var isSaving = false { didSet { changed?() } }

    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let original: Photo
    private var closesWhenAnswered = false
    private var developing: Task<Void, Never>?

    init(photo: Photo, darkroom: any Darkroom, library: any PhotoLibrary) {
        self.darkroom = darkroom
        self.library = library
        original = photo
        self.photo = photo
    }

    deinit {
        developing?.cancel()
    }
}

extension EditCatViewModel: EditCatViewModelProtocol {
    var picture: Picture { photo.picture }
    var thumbnails: [(name: String, picture: Picture)] {
        PhotoFilter.allCases.map { (name: $0.name, picture: original.preview(of: $0)) }
    }
    var selectedIndex: Int? { selectedFilter.flatMap(PhotoFilter.allCases.firstIndex) }
    var isWorking: Bool { isDeveloping || isSaving }
    var canFilter: Bool { !isSaving }
    var canSave: Bool { !isWorking }

    func toggleFilter(at index: Int) {
        let filter = PhotoFilter.allCases[index]
        developing?.cancel()
        if filter == selectedFilter {
            revert()
        } else {
            apply(filter)
        }
    }

    func save() {
        isSaving = true
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.saveEnded(outcome)
        }
    }

    func close() {
        isClosed = true
    }

    func answerAlert() {
        alert = nil
        if closesWhenAnswered {
            close()
        }
    }
}

extension EditCatViewModel {
    private func apply(_ filter: PhotoFilter) {
        selectedFilter = filter
        isDeveloping = true
        developing = Task { [weak self, original, darkroom] in
            do {
                let photo = try await darkroom.develop(original, with: filter)
                guard !Task.isCancelled else { return }
                self?.developed(photo)
            } catch {
                guard !Task.isCancelled else { return }
                self?.developingFailed(error)
            }
        }
    }

    private func revert() {
        photo = original
        selectedFilter = nil
        isDeveloping = false
    }

    private func developed(_ photo: Photo) {
        self.photo = photo
        isDeveloping = false
    }

    private func developingFailed(_ error: any Error) {
        revert()
        alert = error.localizedDescription
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        isSaving = false
        alert = outcome.message
        closesWhenAnswered = outcome.isSaved
    }
}
