import CatsScreens
import Picture
import ScreenKit

/// What the view shows, and what it asks for.
@MainActor
protocol LoadCatViewModelProtocol: AnyObject {
    var title: String? { get }
    var picture: Picture? { get }
    var isLoading: Bool { get }
    var canLoad: Bool { get }
    var canCancel: Bool { get }
    var canEdit: Bool { get }

    func load()
    func cancel()

    /// Gives the next scene's view model, for the photo that shows.
    func makeEditor() -> (any EditCatViewModelProtocol)?
}

/// Shows its view model's state and forwards taps to it.
final class LoadCatViewController: ViewController {
    private let viewModel: any LoadCatViewModelProtocol
    private let screen = LoadCatScreen()

    init(viewModel: any LoadCatViewModelProtocol) {
        self.viewModel = viewModel
        super.init(view: screen)
    }

    override func viewDidLoad() {
        screen.loadButton.addTarget(self, action: LoadCatViewController.loadTapped)
        screen.cancelButton.addTarget(self, action: LoadCatViewController.cancelTapped)
        screen.editButton.addTarget(self, action: LoadCatViewController.editTapped)
    }

    override func updateProperties() {
        track { bind() }
    }

    private func bind() {
        screen.titleLabel.text = viewModel.title
        screen.photoView.picture = viewModel.picture
        screen.activityIndicator.isAnimating = viewModel.isLoading
        screen.loadButton.isEnabled = viewModel.canLoad
        screen.cancelButton.isEnabled = viewModel.canCancel
        screen.editButton.isEnabled = viewModel.canEdit
    }

    private func loadTapped() {
        viewModel.load()
    }

    private func cancelTapped() {
        viewModel.cancel()
    }

    private func editTapped() {
        if let editor = viewModel.makeEditor() {
            present(EditCatViewController(viewModel: editor))
        }
    }
}
