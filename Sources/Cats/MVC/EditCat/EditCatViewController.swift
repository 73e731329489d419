import CatsModel
import CatsScreens
import Picture
import ScreenKit

/// Tries filters on a photo and saves the result.
final class EditCatViewController: ViewController {
    private enum Work {
        case developing
        case saving
    }

    private let darkroom: any Darkroom
    private let library: any PhotoLibrary
    private let screen = EditCatScreen()
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
        super.init(view: screen)
    }

    deinit {
        developing?.cancel()
    }

    override func viewDidLoad() {
        screen.thumbnailStrip.addTarget(self, action: EditCatViewController.thumbnailTapped)
        screen.saveButton.addTarget(self, action: EditCatViewController.saveTapped)
        screen.closeButton.addTarget(self, action: EditCatViewController.closeTapped)
        screen.thumbnailStrip.thumbnails = PhotoFilter.allCases.map { filter in
            Thumbnail(name: filter.name, picture: original.preview(of: filter))
        }
        show()
    }

    private func thumbnailTapped(at index: Int) {
        let filter = PhotoFilter.allCases[index]
        developing?.cancel()
        if filter == selectedFilter {
            revert()
        } else {
            apply(filter)
        }
    }

    private func saveTapped() {
        work = .saving
        show()
        Task { [weak self, photo, library] in
            let outcome = await library.save(photo)
            self?.saveEnded(outcome)
        }
    }

    private func closeTapped() {
        dismiss()
    }
}

extension EditCatViewController {
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
        presentAlert(message: error.localizedDescription) {}
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        work = nil
        show()
        presentAlert(message: outcome.message) { [weak self] in
            self?.alertAnswered(after: outcome)
        }
    }

    private func alertAnswered(after outcome: SaveOutcome) {
        if outcome.isSaved {
            dismiss()
        }
    }

    private func presentAlert(message: String, answered: @escaping @MainActor () -> Void) {
        present(AlertController(message: message, actions: [AlertAction(title: "OK", handler: answered)]))
    }

    private func show() {
        screen.photoView.picture = photo.picture
        screen.activityIndicator.isAnimating = work != nil
        screen.thumbnailStrip.selectedIndex = selectedFilter.flatMap(PhotoFilter.allCases.firstIndex(of:))
        screen.thumbnailStrip.isEnabled = work != .saving
        screen.saveButton.isEnabled = work == nil
    }
}
