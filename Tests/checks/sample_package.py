"""The sample as a package of its own, which needs nothing but the toolchain."""

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let layers: [Target.Dependency] = ["Picture", "Transport", "CatsModel", "ScreenKit", "CatsScreens"]
let architectures = [ARCHITECTURES]
let package = Package(
    name: "Cats",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "Picture", path: "Sources/Platform/Picture"),
        .target(name: "Transport", path: "Sources/Platform/Transport"),
        .target(name: "ScreenKit", dependencies: ["Picture"], path: "Sources/Platform/ScreenKit"),
        .target(name: "CatsModel", dependencies: ["Picture", "Transport"], path: "Sources/Cats/Model"),
        .target(name: "CatsScreens", dependencies: ["ScreenKit", "Picture"], path: "Sources/Cats/Screens"),
    ]
        + (architectures + ["Scenarios"]).map {
            .target(name: "Cats\\($0)", dependencies: layers, path: "Sources/Cats/\\($0)")
        }
        + architectures.map {
            .testTarget(
                name: "Cats\\($0)Tests",
                dependencies: layers + [.init(stringLiteral: "Cats\\($0)"), "CatsScenarios"],
                path: "Tests/Cats/\\($0)",
                sources: TESTS
            )
        }
)
"""


def manifest(architectures, tests=None):
    """With these architectures' tests, or those of their files that have this name."""
    listed = ", ".join(f'"{name}"' for name in architectures)
    return MANIFEST.replace("ARCHITECTURES", listed).replace("TESTS", f'["{tests}"]' if tests else "nil")
