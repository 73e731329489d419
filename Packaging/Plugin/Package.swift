// swift-tools-version: 5.9

import PackageDescription

// Nothing but the plugin and the program that it starts, so that nobody who takes it compiles Catwalk.
let package = Package(
    name: "catwalk",
    products: [.plugin(name: "CatwalkPlugin", targets: ["CatwalkPlugin"])],
    targets: [
        .plugin(
            name: "CatwalkPlugin",
            // No permission is asked for, because none of the package manager's lets a plugin start `swift build`.
            capability: .command(
                intent: .custom(verb: "catwalk", description: "Compare the architectures of an app with numbers.")
            ),
            dependencies: ["catwalk"]
        ),
        .binaryTarget(
            name: "catwalk",
            url: "ADDRESS",
            checksum: "CHECKSUM"
        ),
    ]
)
