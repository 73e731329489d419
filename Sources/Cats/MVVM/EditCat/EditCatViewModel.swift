import CatsModel
import Observation
import Picture

/// Tries filters on a photo, saves the result, and holds what there is to show of it.
@MainActor
@Observable
final class EditCatViewModel {
    private enum Work {
        case developing
        case saving
    }

    /// A message that waits for the user's OK, and whether that closes the editor.
    private struct Alert {
        let message: String
        let closesEditor: Bool
    }

    private(set) var isClosed = false
    private var photo: Photo
    private var selectedFilter: PhotoFilter?
    private var work: Work?
    private var unanswered: Alert?

    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let original: Photo
    @ObservationIgnored private var developing: Task<Void, Never>?

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
    var thumbnails: [Thumbnail] {
        PhotoFilter.allCases.map { Thumbnail(name: $0.name, picture: original.preview(of: $0)) }
    }
    var selectedIndex: Int? { selectedFilter.flatMap(PhotoFilter.allCases.firstIndex(of:)) }
    var isWorking: Bool { work != nil }
    var canFilter: Bool { work != .saving }
    var canSave: Bool { work == nil }
    var alert: String? { unanswered?.message }

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
        work = .saving
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.saveEnded(outcome)
        }
    }

    func close() {
        isClosed = true
    }

    func answerAlert() {
        let closesEditor = unanswered?.closesEditor == true
        unanswered = nil
        if closesEditor {
            close()
        }
    }
}

extension EditCatViewModel {
    private func apply(_ filter: PhotoFilter) {
        selectedFilter = filter
        work = .developing
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

    private func revert() {
        photo = original
        selectedFilter = nil
        work = nil
    }

    private func developed(_ photo: Photo) {
        self.photo = photo
        work = nil
    }

    private func developingFailed(_ error: DarkroomError) {
        revert()
        unanswered = Alert(message: error.localizedDescription, closesEditor: false)
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        work = nil
        unanswered = Alert(message: outcome.message, closesEditor: outcome.isSaved)
    }
}
