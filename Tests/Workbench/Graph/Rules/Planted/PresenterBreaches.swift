extension PlantedBreach {
    static let presenters = [
        uses(
            "presenter-does-not-use-screen",
            "Cats/MVP/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> Label",
            clean: "var x: Photo? { nil }",
            sees: "ScreenKit"
        ),
        uses(
            "presenter-does-not-use-screen",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenterProtocol -> LoadCatScreen",
            clean: "var x: Picture? { nil }",
            sees: "CatsScreens"
        ),
        uses(
            "view-model-does-not-use-screen",
            "Cats/MVVM/LoadCat/LoadCatViewModel.swift",
            "LoadCatViewModel -> Label",
            clean: "var x: Photo? { nil }",
            sees: "ScreenKit"
        ),
        uses(
            "presenter-does-not-use-model",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "presenter-knows-view-through-protocol",
            "Cats/MVP/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatViewController",
            clean: "var x: LoadCatView? { nil }"
        ),
        uses(
            "presenter-knows-view-through-protocol",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatViewController",
            clean: "var x: LoadCatView? { nil }"
        ),
        uses(
            "view-model-does-not-use-view",
            "Cats/MVVM/LoadCat/LoadCatViewModel.swift",
            "LoadCatViewModel -> LoadCatViewController",
            clean: "var x: EditCatViewModel? { nil }"
        ),
        uses(
            "presenter-knows-interactor-and-router-through-protocol",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatInteractor",
            clean: "var x: LoadCatInteractorInput? { nil }"
        ),
        uses(
            "presenter-knows-interactor-and-router-through-protocol",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatRouter",
            clean: "var x: LoadCatRouterProtocol? { nil }"
        ),
    ]
}
