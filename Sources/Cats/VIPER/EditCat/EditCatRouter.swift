import CatsModel
import Picture
import ScreenKit

/// Assembles Edit Cat, shows its alerts, and leaves it.
@MainActor
final class EditCatRouter {
    weak var viewController: ViewController?

    /// Gives the scene's view controller, which owns the other parts.
    static func assemble(picture: Picture, services: Services) -> ViewController {
        let router = EditCatRouter()
        let interactor = EditCatInteractor(picture: picture, darkroom: services.darkroom, library: services.library)
        let presenter = EditCatPresenter(picture: picture, interactor: interactor, router: router)
        let viewController = EditCatViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}

extension EditCatRouter: EditCatRouterProtocol {
    func presentAlert(message: String, answered: @escaping @MainActor () -> Void) {
        let answer = AlertAction(title: "OK", handler: answered)
        viewController?.present(AlertController(message: message, actions: [answer]))
    }

    func close() {
        viewController?.dismiss()
    }
}
