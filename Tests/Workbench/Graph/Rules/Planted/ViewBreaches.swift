extension PlantedBreach {
    static let views = [
        uses(
            "view-does-not-use-model",
            "MVP/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> Photo",
            clean: "var x: Label? { nil }",
            sees: "Model"
        ),
        uses(
            "view-does-not-use-model",
            "MVVM/Binding/BoundViewController.swift",
            "BoundViewController -> Photo",
            clean: "var x: Label? { nil }",
            sees: "Model"
        ),
        uses(
            "view-does-not-use-model",
            "VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatView -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "Model"
        ),
        uses(
            "view-knows-presenter-through-protocol",
            "MVP/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatPresenter",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-knows-presenter-through-protocol",
            "VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatPresenter",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-knows-view-model-through-protocol",
            "MVVM/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatViewModel",
            clean: "var x: LoadCatViewModelProtocol? { nil }"
        ),
        uses(
            "view-does-not-use-interactor-or-router",
            "VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatInteractorInput",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
        uses(
            "view-does-not-use-interactor-or-router",
            "VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatRouterProtocol",
            clean: "var x: LoadCatPresenterProtocol? { nil }"
        ),
    ]
}
