extension PlantedBreach {
    static let scenes = [
        uses(
            "scenes-meet-in-controllers",
            "MVC/LoadCat/LoadCatState.swift",
            "LoadCatState -> EditCatViewController",
            clean: "var x: LoadCatViewController? { nil }"
        ),
        uses(
            "scenes-meet-in-views-and-presenters",
            "MVP/EditCat/EditCatViewController.swift",
            "EditCatViewController -> LoadCatPresenterProtocol",
            clean: "var x: LoadCatViewController? { nil }"
        ),
        uses(
            "scenes-meet-in-views-and-view-models",
            "MVVM/EditCat/EditCatViewModel.swift",
            "EditCatViewModel -> LoadCatViewController",
            clean: "var x: LoadCatViewModel? { nil }"
        ),
        uses(
            "scenes-meet-in-routers",
            "VIPER/LoadCat/LoadCatRouter.swift",
            "LoadCatInteractor -> EditCatRouterProtocol",
            clean: "var x: LoadCatRouter? { nil }"
        ),
    ]
}
