// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Cats",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "Picture"),
        .target(name: "Model", dependencies: ["Picture"]),
        .target(name: "ScreenKit", dependencies: ["Picture"]),
        .target(name: "Screens", dependencies: ["ScreenKit"]),
        .target(name: "Scenarios", dependencies: ["Model", "Picture", "ScreenKit", "Screens"]),
    ]
)

for architecture in ["MVC", "MVP", "MVVM", "VIPER"] {
    package.targets += [
        .target(name: architecture, dependencies: ["Model", "Picture", "ScreenKit", "Screens"]),
        .testTarget(
            name: "\(architecture)Tests",
            dependencies: [.target(name: architecture), "Model", "Picture", "Scenarios", "ScreenKit"],
            path: "Tests/\(architecture)"
        ),
    ]
}
