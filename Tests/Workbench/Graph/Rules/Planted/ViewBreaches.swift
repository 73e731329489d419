extension PlantedBreach {
    static let views = [
        uses(
            "view-does-not-use-model",
            "Cats/MVP/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> Photo",
            clean: "var x: Label? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "view-does-not-use-model",
            "Cats/MVVM/Binding/BoundViewController.swift",
            "BoundViewController -> Photo",
            clean: "var x: Label? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "view-does-not-use-model",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatView -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "view-knows-presenter-through-protocol",
            "Cats/MVP/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatPresenter",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-knows-presenter-through-protocol",
            "Cats/VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatPresenter",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-knows-view-model-through-protocol",
            "Cats/MVVM/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatViewModel",
            clean: "var x: LoadCatViewModelProtocol? { nil }"
        ),
        uses(
            "view-does-not-use-interactor-or-router",
            "Cats/VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatInteractorInput",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-does-not-use-interactor-or-router",
            "Cats/VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatRouterProtocol",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
    ]
}
