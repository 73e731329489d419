extension PlantedBreach {
    static let shared = [
        uses(
            "shared-layers-point-down",
            "Platform/Picture/Picture.swift",
            "Picture -> Photo",
            clean: "",
            sees: "CatsModel"
        ),
        uses("shared-layers-point-down", "Cats/Model/Photo.swift", "Photo -> Label", clean: "", sees: "ScreenKit"),
        uses(
            "shared-layers-point-down",
            "Platform/ScreenKit/Label.swift",
            "Label -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "CatsModel"
        ),
        uses(
            "shared-layers-point-down",
            "Cats/Screens/LoadCatScreen.swift",
            "LoadCatScreen -> Services",
            clean: "var x: ViewController? { nil }",
            sees: "CatsModel"
        ),
        PlantedBreach(
            "architectures-stand-alone",
            "Cats/MVC/App/MakeApp.swift",
            "import Lottie",
            clean: "import Foundation",
            "MakeApp.swift -> Lottie"
        ),
        PlantedBreach(
            "architectures-stand-alone",
            "Cats/MVVM/App/MakeApp.swift",
            "import struct CatsMVP.LoadCatPresenter",
            clean: "import Observation",
            "MakeApp.swift -> CatsMVP"
        ),
    ]
}
