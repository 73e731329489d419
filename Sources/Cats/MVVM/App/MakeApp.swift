import CatsModel
import ScreenKit

/// Gives the app's first view controller, with its view model.
@MainActor
public func makeApp(_ services: Services) -> ViewController {
    LoadCatViewController(viewModel: LoadCatViewModel(services: services))
}
