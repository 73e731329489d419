import Model
import ScreenKit
import Screens

/// Tries filters on a photo and saves the result.
final class EditCatViewController: ViewController {
    private let services: Services
    private let screen = EditCatScreen()
    private let original: Photo
    private var photo: Photo
    private var selectedFilter: PhotoFilter?
    private var developing: Task<Void, Never>?

    init(photo: Photo, services: Services) {
        self.services = services
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
        show(isSaving: true)
        Task { [weak self, photo, library = services.library] in
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
        show(isDeveloping: true)
        developing = Task { [weak self, original, darkroom = services.darkroom] in
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
        show()
    }

    private func developed(_ photo: Photo) {
        self.photo = photo
        show()
    }

    private func developingFailed(_ error: any Error) {
        revert()
        present(AlertController(message: error.localizedDescription, actions: [AlertAction(title: "OK")]))
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        show()
        let answer = AlertAction(title: "OK") { [weak self] in
            if case .saved = outcome {
                self?.dismiss()
            }
        }
        present(AlertController(message: outcome.message, actions: [answer]))
    }

    private func show(isDeveloping: Bool = false, isSaving: Bool = false) {
        screen.photoView.picture = photo.picture
        screen.activityIndicator.isAnimating = isDeveloping || isSaving
        screen.thumbnailStrip.selectedIndex = selectedFilter.flatMap(PhotoFilter.allCases.firstIndex)
        screen.thumbnailStrip.isEnabled = !isSaving
        screen.saveButton.isEnabled = !isDeveloping && !isSaving
    }
}
