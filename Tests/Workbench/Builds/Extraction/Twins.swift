import Foundation
import Support

@testable import Subject

extension Subject {
    /// A small subject with one of everything that can be laid out; its directories need not exist.
    static let twins = twins(in: URL(filePath: "/code/twins", directoryHint: .isDirectory))

    static func twins(in root: URL) -> Subject {
        Subject(
            root: root,
            name: "The Twins",
            baseline: "Left",
            shared: [Module(name: "Base", path: "Code/Base")],
            support: [Module(name: "Stage", path: "Checks/Stage")],
            architectures: [
                Architecture(
                    name: "Left",
                    sources: Module(name: "Left", path: "Code/Left"),
                    tests: Module(name: "LeftTests", path: "Checks/Left")
                ),
                Architecture(name: "Right", sources: Module(name: "Right", path: "Code/Right"), tests: nil),
            ],
            macOS: MacOSVersion(major: 15, minor: 4),
            scenarioTests: "ScenarioTests"
        )
    }

    /// A subject without a manifest, beside an Xcode project.
    static let inXcode = Subject(
        root: URL(filePath: "/code/app", directoryHint: .isDirectory),
        name: "App",
        baseline: "MVC",
        architectures: [],
        isInXcodeProject: true
    )

    /// Two architectures that lie in a layer's directory.
    static let hosting = Subject(
        root: URL(filePath: "/code/hosting", directoryHint: .isDirectory),
        name: "Hosting",
        baseline: "MVC",
        shared: [Module(name: "App", path: "App"), Module(name: "Kit", path: "Kit")],
        architectures: [
            Architecture(
                name: "MVC",
                sources: Module(name: "MVC", path: "App/MVC"),
                tests: Module(name: "MVCTests", path: "Tests")
            ),
            Architecture(name: "MVP", sources: Module(name: "MVP", path: "App/MVP"), tests: nil),
        ]
    )

    /// The toolchain's modules and a module's own name are among them, as in real sources.
    static let twinImports: [String: Set<String>] = [
        "Checks/Stage": ["Base", "Foundation"],
        "Code/Left": ["Base", "Left"],
        "Code/Right": ["Left", "Base", "Observation"],
        "Checks/Left": ["Stage", "Left", "Testing"],
    ]
}
