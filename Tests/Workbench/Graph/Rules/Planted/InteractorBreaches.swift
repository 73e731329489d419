extension PlantedBreach {
    static let interactors = [
        uses(
            "interactor-does-not-use-screen",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatView",
            clean: "var x: Photo? { nil }"
        ),
        uses(
            "interactor-does-not-use-screen",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatRouterProtocol",
            clean: "var x: Photo? { nil }"
        ),
        uses(
            "interactor-does-not-use-screen",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> Label",
            clean: "var x: Photo? { nil }",
            sees: "ScreenKit"
        ),
        uses(
            "interactor-does-not-use-screen",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractorOutput -> LoadCatScreen",
            clean: "var x: FilterChoice? { nil }",
            sees: "CatsScreens"
        ),
        uses(
            "interactor-answers-through-output",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatPresenter",
            clean: "var x: LoadCatInteractorOutput? { nil }"
        ),
        uses(
            "interactor-answers-through-output",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatPresenterProtocol",
            clean: "var x: LoadCatInteractorOutput? { nil }"
        ),
        uses(
            "interactor-speaks-in-entities",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractorOutput -> Photo",
            clean: "var x: FilterChoice? { nil }"
        ),
        uses(
            "interactor-speaks-in-entities",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatInteractorInput -> Services",
            clean: "var x: Picture? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "entity-uses-picture-at-most",
            "Cats/VIPER/Entities/FilterChoice.swift",
            "FilterChoice -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "entity-uses-picture-at-most",
            "Cats/VIPER/Entities/FilterChoice.swift",
            "FilterChoice -> LoadCatView",
            clean: "var x: FilterChoice? { nil }"
        ),
        PlantedBreach(
            "only-router-assembles",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "extension LoadCatPresenter { func f() { _ = LoadCatInteractor() } }",
            clean: "extension LoadCatPresenter { func f() { _ = LoadCatInteractor.self } }",
            "LoadCatPresenter -> LoadCatInteractor"
        ),
        PlantedBreach(
            "only-router-assembles",
            "Cats/VIPER/LoadCat/LoadCatViewController.swift",
            "extension LoadCatViewController { func f() { let next: LoadCatRouter = .init() } }",
            clean: "extension LoadCatViewController { func f() { _ = Label() } }",
            "LoadCatViewController -> LoadCatRouter"
        ),
    ]
}
