extension PlantedBreach {
    static let scenes = [
        uses(
            "scenes-meet-in-controllers",
            "Cats/MVC/LoadCat/LoadCatState.swift",
            "LoadCatState -> EditCatViewController",
            clean: "var x: LoadCatViewController? { nil }"
        ),
        uses(
            "scenes-meet-in-views-and-presenters",
            "Cats/MVP/EditCat/EditCatViewController.swift",
            "EditCatViewController -> LoadCatPresenterProtocol",
            clean: "var x: LoadCatViewController? { nil }"
        ),
        uses(
            "scenes-meet-in-views-and-view-models",
            "Cats/MVVM/EditCat/EditCatViewModel.swift",
            "EditCatViewModel -> LoadCatViewController",
            clean: "var x: LoadCatViewModel? { nil }"
        ),
        uses(
            "scenes-meet-in-routers",
            "Cats/VIPER/LoadCat/LoadCatRouter.swift",
            "LoadCatInteractor -> EditCatRouterProtocol",
            clean: "var x: LoadCatRouter? { nil }"
        ),
    ]
}
