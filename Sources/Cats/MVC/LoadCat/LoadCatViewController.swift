import CatsModel
import CatsScreens
import ScreenKit

/// Finds a random cat, shows its photo, and offers to edit it.
final class LoadCatViewController: ViewController {
    private let services: Services
    private let screen = LoadCatScreen()
    private var photo: Photo?
    private var loading: Task<Void, Never>?

    init(services: Services) {
        self.services = services
        super.init(view: screen)
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        screen.loadButton.addTarget(self, action: LoadCatViewController.loadTapped)
        screen.cancelButton.addTarget(self, action: LoadCatViewController.cancelTapped)
        screen.editButton.addTarget(self, action: LoadCatViewController.editTapped)
        show()
    }

    private func loadTapped() {
        show(isLoading: true)
        loading = Task { [weak self, provider = services.provider] in
            do {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.show(title: cat.photoURL.absoluteString, isLoading: true)
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.show(title: cat.photoURL.absoluteString, photo: photo)
            } catch {
                guard !Task.isCancelled else { return }
                self?.show(title: error.localizedDescription)
            }
        }
    }

    private func cancelTapped() {
        loading?.cancel()
        show(title: LoadError.cancelled.localizedDescription)
    }

    private func editTapped() {
        if let photo {
            present(EditCatViewController(photo: photo, darkroom: services.darkroom, library: services.library))
        }
    }
}

extension LoadCatViewController {
    private func show(title: String? = nil, photo: Photo? = nil, isLoading: Bool = false) {
        self.photo = photo
        screen.titleLabel.text = title
        screen.photoView.picture = photo?.picture
        screen.loadButton.isEnabled = !isLoading
        screen.cancelButton.isEnabled = isLoading
        screen.editButton.isEnabled = photo != nil
        screen.activityIndicator.isAnimating = isLoading
    }
}
