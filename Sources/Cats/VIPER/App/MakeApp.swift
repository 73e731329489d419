import CatsModel
import ScreenKit

/// Gives the first scene's view controller, assembled by its router.
@MainActor
public func makeApp(_ services: Services) -> ViewController {
    LoadCatRouter.assemble(services: services)
}
