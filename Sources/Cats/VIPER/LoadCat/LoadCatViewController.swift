import CatsScreens
import Picture
import ScreenKit

/// What the view tells its presenter.
@MainActor
protocol LoadCatPresenterProtocol: AnyObject {
    func viewDidLoad()
    func loadTapped()
    func cancelTapped()
    func editTapped()
}

/// Forwards taps to its presenter and shows what it is told.
final class LoadCatViewController: ViewController {
    private let presenter: any LoadCatPresenterProtocol
    private let screen = LoadCatScreen()

    init(presenter: any LoadCatPresenterProtocol) {
        self.presenter = presenter
        super.init(view: screen)
    }

    override func viewDidLoad() {
        screen.loadButton.addTarget(self, action: LoadCatViewController.loadTapped)
        screen.cancelButton.addTarget(self, action: LoadCatViewController.cancelTapped)
        screen.editButton.addTarget(self, action: LoadCatViewController.editTapped)
        presenter.viewDidLoad()
    }

    private func loadTapped() {
        presenter.loadTapped()
    }

    private func cancelTapped() {
        presenter.cancelTapped()
    }

    private func editTapped() {
        presenter.editTapped()
    }
}

extension LoadCatViewController: LoadCatView {
    func show(title: String?) {
        screen.titleLabel.text = title
    }

    func show(picture: Picture?) {
        screen.photoView.picture = picture
    }

    func setActivity(isAnimating: Bool) {
        screen.activityIndicator.isAnimating = isAnimating
    }

    func setButtons(canLoad: Bool, canCancel: Bool, canEdit: Bool) {
        screen.loadButton.isEnabled = canLoad
        screen.cancelButton.isEnabled = canCancel
        screen.editButton.isEnabled = canEdit
    }
}
