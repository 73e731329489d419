extension PlantedBreach {
    static let shared = [
        uses("shared-layers-point-down", "Picture/Picture.swift", "Picture -> Photo", clean: "", sees: "Model"),
        uses("shared-layers-point-down", "Model/Photo.swift", "Photo -> Label", clean: "", sees: "ScreenKit"),
        uses(
            "shared-layers-point-down",
            "ScreenKit/Label.swift",
            "Label -> Photo",
            clean: "var x: Picture? { nil }",
            sees: "Model"
        ),
        uses(
            "shared-layers-point-down",
            "Screens/LoadCatScreen.swift",
            "LoadCatScreen -> Services",
            clean: "var x: ViewController? { nil }",
            sees: "Model"
        ),
        PlantedBreach(
            "architectures-stand-alone",
            "MVC/App/MakeApp.swift",
            "import Lottie",
            clean: "import Foundation",
            "MakeApp.swift -> Lottie"
        ),
        PlantedBreach(
            "architectures-stand-alone",
            "MVVM/App/MakeApp.swift",
            "import struct MVP.LoadCatPresenter",
            clean: "import Observation",
            "MakeApp.swift -> MVP"
        ),
    ]
}
