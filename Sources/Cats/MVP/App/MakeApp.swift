import CatsModel
import ScreenKit

/// Gives the app's first view controller, with its presenter.
@MainActor
public func makeApp(_ services: Services) -> ViewController {
    LoadCatViewController(presenter: LoadCatPresenter(services: services))
}
