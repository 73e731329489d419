import CatsModel
import Picture
import ScreenKit

/// Assembles Load Cat, and goes from it to the editor.
@MainActor
final class LoadCatRouter {
    weak var viewController: ViewController?

    private let services: Services

    init(services: Services) {
        self.services = services
    }

    /// Gives the scene's view controller, which owns the other parts.
    static func assemble(services: Services) -> ViewController {
        let router = LoadCatRouter(services: services)
        let interactor = LoadCatInteractor(provider: services.provider)
        let presenter = LoadCatPresenter(interactor: interactor, router: router)
        let viewController = LoadCatViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}

extension LoadCatRouter: LoadCatRouterProtocol {
    func presentEditor(of picture: Picture) {
        viewController?.present(EditCatRouter.assemble(picture: picture, services: services))
    }
}
