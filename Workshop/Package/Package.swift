// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Cats",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "Picture"),
        .target(name: "Transport"),
        .target(name: "CatsModel", dependencies: ["Picture", "Transport"], path: "Sources/Model"),
        .target(name: "ScreenKit", dependencies: ["Picture"]),
        .target(name: "CatsScreens", dependencies: ["ScreenKit"], path: "Sources/Screens"),
        .target(
            name: "CatsScenarios",
            dependencies: ["CatsModel", "CatsScreens", "Picture", "ScreenKit"],
            path: "Sources/Scenarios"
        ),
    ]
)

for architecture in ["MVC", "MVP", "MVVM", "VIPER"] {
    package.targets += [
        .target(
            name: "Cats\(architecture)",
            dependencies: ["CatsModel", "CatsScreens", "Picture", "ScreenKit"],
            path: "Sources/\(architecture)"
        ),
        .testTarget(
            name: "Cats\(architecture)Tests",
            dependencies: [.target(name: "Cats\(architecture)"), "CatsModel", "CatsScenarios", "Picture", "ScreenKit"],
            path: "Tests/\(architecture)"
        ),
    ]
}
