import CatsModel
import Picture

/// What the presenter tells its view.
@MainActor
protocol EditCatView: AnyObject {
    func show(picture: Picture)
    func show(thumbnails: [Thumbnail])
    func selectThumbnail(at index: Int?)
    func setActivity(isAnimating: Bool)
    func setControls(canFilter: Bool, canSave: Bool)
    func presentAlert(message: String, answered: @escaping @MainActor () -> Void)
    func close()
}

/// Tries filters on a photo, saves the result, and decides what its view shows.
@MainActor
final class EditCatPresenter {
    private enum Work {
        case developing
        case saving
    }

    private weak var view: (any EditCatView)?
    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let original: Photo
    private var photo: Photo
    private var selectedFilter: PhotoFilter?
    private var work: Work?
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

extension EditCatPresenter: EditCatPresenterProtocol {
    func viewDidLoad(_ view: any EditCatView) {
        self.view = view
        view.show(thumbnails: PhotoFilter.allCases.map { Thumbnail(name: $0.name, picture: original.preview(of: $0)) })
        show()
    }

    func thumbnailTapped(at index: Int) {
        let filter = PhotoFilter.allCases[index]
        developing?.cancel()
        if filter == selectedFilter {
            revert()
        } else {
            apply(filter)
        }
    }

    func saveTapped() {
        work = .saving
        show()
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.saveEnded(outcome)
        }
    }

    func closeTapped() {
        view?.close()
    }
}

extension EditCatPresenter {
    private func apply(_ filter: PhotoFilter) {
        selectedFilter = filter
        work = .developing
        show()
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
        show()
    }

    private func developed(_ photo: Photo) {
        self.photo = photo
        work = nil
        show()
    }

    private func developingFailed(_ error: DarkroomError) {
        revert()
        view?.presentAlert(message: error.localizedDescription) {}
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        work = nil
        show()
        view?.presentAlert(message: outcome.message) { [weak self] in
            self?.alertAnswered(after: outcome)
        }
    }

    private func alertAnswered(after outcome: SaveOutcome) {
        if outcome.isSaved {
            view?.close()
        }
    }

    private func show() {
        view?.show(picture: photo.picture)
        view?.selectThumbnail(at: selectedFilter.flatMap(PhotoFilter.allCases.firstIndex(of:)))
        view?.setControls(canFilter: work != .saving, canSave: work == nil)
        view?.setActivity(isAnimating: work != nil)
    }
}
