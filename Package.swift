// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Catwalk",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "catwalk", targets: ["catwalk"]),
        .executable(name: "cats", targets: ["cats"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ]
)

// The sample: one cat app, shared layers first, then the four architectures, then what runs them.

package.targets += [
    .sample("Picture"),
    .sample("Model", uses: ["Picture"]),
    .sample("ScreenKit", uses: ["Picture"]),
    .sample("Screens", uses: ["ScreenKit", "Picture"]),
    .sample("MVC", uses: .sharedLayers),
    .sample("MVP", uses: .sharedLayers),
    .sample("MVVM", uses: .sharedLayers),
    .sample("VIPER", uses: .sharedLayers),
    .sample("Scenarios", uses: .sharedLayers),
    .sample("CatService", uses: ["FlyingFox"], resources: [.embedInCode("Cats")]),
]

// The workbench: one target per stage of the pipeline, and the command that runs it.

package.targets += [
]

// Settings are the same everywhere. Warnings stop a build where CI says so.

for target in package.targets where target.type != .plugin {
    target.swiftSettings =
        Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]
}
