import CatsScreens
import Picture
import ScreenKit

/// What the view shows, and what it asks for.
@MainActor
protocol EditCatViewModelProtocol: AnyObject {
    var picture: Picture { get }
    var thumbnails: [Thumbnail] { get }
    var selectedIndex: Int? { get }
    var isWorking: Bool { get }
    var canFilter: Bool { get }
    var canSave: Bool { get }

    /// A message that waits for the user's OK.
    var alert: String? { get }
    var isClosed: Bool { get }

    func toggleFilter(at index: Int)
    func save()
    func close()
    func answerAlert()
}

/// Shows its view model's state and forwards taps to it.
final class EditCatViewController: ViewController {
    private let viewModel: any EditCatViewModelProtocol
    private let screen = EditCatScreen()

    init(viewModel: any EditCatViewModelProtocol) {
        self.viewModel = viewModel
        super.init(view: screen)
    }

    override func viewDidLoad() {
        screen.thumbnailStrip.addTarget(self, action: EditCatViewController.thumbnailTapped)
        screen.saveButton.addTarget(self, action: EditCatViewController.saveTapped)
        screen.closeButton.addTarget(self, action: EditCatViewController.closeTapped)
        screen.thumbnailStrip.thumbnails = viewModel.thumbnails
    }

    override func updateProperties() {
        let (alert, isClosed) = track {
            bind()
            return (viewModel.alert, viewModel.isClosed)
        }
        // An alert that shows already stays while other things change.
        if let alert, presentedViewController == nil {
            presentAlert(alert)
        }
        if isClosed {
            dismiss()
        }
    }

    private func bind() {
        screen.photoView.picture = viewModel.picture
        screen.activityIndicator.isAnimating = viewModel.isWorking
        screen.thumbnailStrip.selectedIndex = viewModel.selectedIndex
        screen.thumbnailStrip.isEnabled = viewModel.canFilter
        screen.saveButton.isEnabled = viewModel.canSave
    }

    private func presentAlert(_ message: String) {
        let answer = AlertAction(title: "OK") { [viewModel] in viewModel.answerAlert() }
        present(AlertController(message: message, actions: [answer]))
    }

    private func thumbnailTapped(at index: Int) {
        viewModel.toggleFilter(at: index)
    }

    private func saveTapped() {
        viewModel.save()
    }

    private func closeTapped() {
        viewModel.close()
    }
}
