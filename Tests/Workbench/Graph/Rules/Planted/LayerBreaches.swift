extension PlantedBreach {
    static let layers = [
        uses(
            "dependencies-point-inward",
            "VIPER/LoadCat/LoadCatPresenter.swift",
            "LoadCatPresenter -> LoadCatViewController",
            clean: "var x: LoadCatView? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "VIPER/LoadCat/LoadCatInteractor.swift",
            "LoadCatInteractor -> LoadCatPresenter",
            clean: "var x: LoadCatInteractorOutput? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "VIPER/Entities/FilterChoice.swift",
            "FilterChoice -> LoadCatInteractor",
            clean: "var x: LoadCatInteractorInput? { nil }"
        ),
        uses(
            "dependencies-point-inward",
            "VIPER/LoadCat/LoadCatViewController.swift",
            "LoadCatViewController -> LoadCatRouter",
            clean: "var x: LoadCatRouterProtocol? { nil }"
        ),
    ]
}
