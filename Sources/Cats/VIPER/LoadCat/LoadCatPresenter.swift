import Picture

/// What the presenter tells its view.
@MainActor
protocol LoadCatView: AnyObject {
    func show(title: String?)
    func show(picture: Picture?)
    func setActivity(isAnimating: Bool)
    func setButtons(canLoad: Bool, canCancel: Bool, canEdit: Bool)
}

/// What the presenter asks of its interactor.
@MainActor
protocol LoadCatInteractorInput: AnyObject {
    func load()
    func cancel()
}

/// Where the presenter can go from here.
@MainActor
protocol LoadCatRouterProtocol: AnyObject {
    func presentEditor(of picture: Picture)
}

/// Decides what its view shows of a load, and when to go on to the editor.
@MainActor
final class LoadCatPresenter {
    weak var view: (any LoadCatView)?

    private let interactor: any LoadCatInteractorInput
    private let router: any LoadCatRouterProtocol
    private var picture: Picture?

    init(interactor: any LoadCatInteractorInput, router: any LoadCatRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
    func viewDidLoad() {
        show()
    }

    func loadTapped() {
        show(isLoading: true)
        interactor.load()
    }

    func cancelTapped() {
        interactor.cancel()
    }

    func editTapped() {
        if let picture {
            router.presentEditor(of: picture)
        }
    }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
    func catFound(at address: String) {
        show(title: address, isLoading: true)
    }

    func photoArrived(_ picture: Picture, from address: String) {
        show(title: address, picture: picture)
    }

    func loadEnded(with message: String) {
        show(title: message)
    }
}

extension LoadCatPresenter {
    private func show(title: String? = nil, picture: Picture? = nil, isLoading: Bool = false) {
        self.picture = picture
        view?.show(title: title)
        view?.show(picture: picture)
        view?.setButtons(canLoad: !isLoading, canCancel: isLoading, canEdit: picture != nil)
        view?.setActivity(isAnimating: isLoading)
    }
}
