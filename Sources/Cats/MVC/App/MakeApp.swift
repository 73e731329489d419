import CatsModel
import ScreenKit

/// Gives the app's first view controller.
@MainActor
public func makeApp(_ services: Services) -> ViewController {
    LoadCatViewController(services: services)
}
