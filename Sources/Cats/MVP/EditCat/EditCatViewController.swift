import CatsScreens
import Picture
import ScreenKit

/// What the view tells its presenter.
@MainActor
protocol EditCatPresenterProtocol: AnyObject {
    func viewDidLoad(_ view: any EditCatView)
    func thumbnailTapped(at index: Int)
    func saveTapped()
    func closeTapped()
}

/// Forwards taps to its presenter and shows what it is told.
final class EditCatViewController: ViewController {
    private let presenter: any EditCatPresenterProtocol
    private let screen = EditCatScreen()

    init(presenter: any EditCatPresenterProtocol) {
        self.presenter = presenter
        super.init(view: screen)
    }

    override func viewDidLoad() {
        screen.thumbnailStrip.addTarget(self, action: EditCatViewController.thumbnailTapped)
        screen.saveButton.addTarget(self, action: EditCatViewController.saveTapped)
        screen.closeButton.addTarget(self, action: EditCatViewController.closeTapped)
        presenter.viewDidLoad(self)
    }

    private func thumbnailTapped(at index: Int) {
        presenter.thumbnailTapped(at: index)
    }

    private func saveTapped() {
        presenter.saveTapped()
    }

    private func closeTapped() {
        presenter.closeTapped()
    }
}

extension EditCatViewController: EditCatView {
    func show(picture: Picture) {
        screen.photoView.picture = picture
    }

    func show(thumbnails: [Thumbnail]) {
        screen.thumbnailStrip.thumbnails = thumbnails
    }

    func selectThumbnail(at index: Int?) {
        screen.thumbnailStrip.selectedIndex = index
    }

    func setActivity(isAnimating: Bool) {
        screen.activityIndicator.isAnimating = isAnimating
    }

    func setControls(canFilter: Bool, canSave: Bool) {
        screen.thumbnailStrip.isEnabled = canFilter
        screen.saveButton.isEnabled = canSave
    }

    func presentAlert(message: String, answered: @escaping @MainActor () -> Void) {
        present(AlertController(message: message, actions: [AlertAction(title: "OK", handler: answered)]))
    }

    func close() {
        dismiss()
    }
}
