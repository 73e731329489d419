extension PlantedBreach {
    static let layers = [
        uses(
            "dependencies-point-inward",
            "Cats/VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatViewController",
            clean: "var x: LoadCatView? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "Cats/VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatPresenter",
            clean: "var x: LoadCatInteractorOutput? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "Cats/VIPER/Entities/FilterChoice.swift",
            "FilterChoice -> LoadCatInteractor",
            clean: "var x: LoadCatInteractorInput? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "Cats/VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatRouter",
            clean: "var x: LoadCatRouterProtocol? { nil }"
        ),
    ]
}
