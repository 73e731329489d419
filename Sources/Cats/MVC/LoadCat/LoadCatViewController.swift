import CatsModel
import CatsScreens
import ScreenKit

/// Finds a random cat, shows its photo, and offers to edit it.
final class LoadCatViewController: ViewController {
    /// What there is to show of a load.
    private struct State {
        var title: String?
        var photo: Photo?
        var isLoading = false
    }

    private let services: Services
    private let screen = LoadCatScreen()
    private var state = State()
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
        show(state)
    }

    private func loadTapped() {
        show(State(isLoading: true))
        loading = Task { [weak self, provider = services.provider] in
            do throws(LoadError) {
                let cat = try await provider.findCat()
                guard !Task.isCancelled else { return }
                self?.show(State(title: cat.photoURL.absoluteString, isLoading: true))
                let photo = try await provider.photo(of: cat)
                guard !Task.isCancelled else { return }
                self?.show(State(title: cat.photoURL.absoluteString, photo: photo))
            } catch {
                guard !Task.isCancelled else { return }
                self?.show(State(title: error.localizedDescription))
            }
        }
    }

    private func cancelTapped() {
        loading?.cancel()
        show(State(title: LoadError.cancelled.localizedDescription))
    }

    private func editTapped() {
        if let photo = state.photo {
            present(EditCatViewController(photo: photo, darkroom: services.darkroom, library: services.library))
        }
    }
}

extension LoadCatViewController {
    private func show(_ state: State) {
        self.state = state
        screen.titleLabel.text = state.title
        screen.photoView.picture = state.photo?.picture
        screen.loadButton.isEnabled = !state.isLoading
        screen.cancelButton.isEnabled = state.isLoading
        screen.editButton.isEnabled = state.photo != nil
        screen.activityIndicator.isAnimating = state.isLoading
    }
}
