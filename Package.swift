// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Catwalk",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "catwalk", targets: ["catwalk"]),
        .executable(name: "cats", targets: ["cats"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.0")),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0")),
        .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.0")),
        .package(url: "https://github.com/swiftlang/swift-subprocess", .upToNextMinor(from: "1.0.0")),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", .upToNextMinor(from: "2.1.0")),
        .package(url: "https://github.com/ordo-one/benchmark", .upToNextMinor(from: "1.38.0"), traits: []),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", .upToNextMinor(from: "1.5.0")),
    ]
)

// What stands in for a platform, for all apps: what on iOS the system has. Up to the apps' Scenarios nothing here depends
// on anything but the toolchain.

package.targets += [
    .platform("Picture"),
    .platform("ScreenKit", uses: ["Picture"]),
    .platform("Transport"),
    .executableTarget(name: "fetch", dependencies: ["Transport"], path: "Sources/Platform/fetch"),
    .tests(of: "Picture", in: "Platform"),
    .tests(of: "ScreenKit", in: "Platform", with: ["Picture"]),
]

// The cats: shared layers first, then the four architectures, then what plays and runs them.

package.targets += [
    .cats("Model", uses: ["Picture", "Transport"]),
    .cats("Screens", uses: ["ScreenKit"]),
]

/// The architectures, and what the tests of each import beside the architecture and the scenarios.
let architectures: [(name: String, tests: [Target.Dependency])] = [
    ("MVC", ["CatsModel", "ScreenKit"]),
    ("MVP", ["CatsModel", "Picture", "ScreenKit"]),
    ("MVVM", ["CatsModel", "Picture", "ScreenKit"]),
    ("VIPER", ["CatsModel", "Picture", "ScreenKit"]),
    ("ClosureMVVM", []),
]

package.targets += architectures.flatMap { architecture in
    [
        .cats(architecture.name, uses: ["CatsModel", "CatsScreens", "Picture", "ScreenKit"]),
        .catsTests(of: architecture.name, with: architecture.tests + ["CatsScenarios"]),
    ]
}

package.targets += [
    .cats("Scenarios", uses: ["CatsModel", "CatsScreens", "Picture", "ScreenKit"]),
    .target(
        name: "CatService",
        dependencies: [.flyingSocks],
        path: "Sources/Cats/CatService",
        resources: [.copy("Cats")]
    ),
    .executableTarget(name: "list-architectures", path: "Sources/Cats/list-architectures"),
    .plugin(name: "ListArchitectures", capability: .buildTool(), dependencies: ["list-architectures"]),
    .cats(
        "Architectures",
        uses: ["CatsModel", "ScreenKit"] + architectures.map { .target(name: "Cats\($0.name)") },
        plugins: ["ListArchitectures"]
    ),
    .executableTarget(
        name: "cats",
        dependencies: [
            "CatService", "CatsArchitectures", "CatsModel", "Picture", "ScreenKit", "Transport", "fetch",
            .argumentParser,
        ],
        path: "Sources/Cats/cats"
    ),
]

package.targets += [
    .catsTests(of: "Model", with: ["Picture", "fetch"]),
    .catsTests(of: "Screens", with: ["Picture", "ScreenKit"]),
    .catsTests(of: "Scenarios", with: ["CatsModel", "CatsScreens", "Picture", "ScreenKit"]),
    .tests(of: "CatService", in: "Cats", with: ["CatsModel", "fetch", .flyingSocks]),
    .tests(
        of: "cats",
        in: "Cats",
        with: ["CatService", "CatsArchitectures", "CatsModel", "Picture", "ScreenKit", .argumentParser]
    ),
]

// The workbench: one folder for each house, early ones first. A house imports none that is later.

package.targets += [
    .workbench("Support", in: "Support"),
    .workbench("Files", in: "Support", uses: ["Support"]),
    .workbench("CBuild", in: "Support"),
    .workbench("Toolchain", in: "Support", uses: ["Files", "Support", .subprocess]),
    .workbench("CWords", in: "Support"),
    .workbench("Words", in: "Support", uses: ["CWords"], excluding: ["words.json"]),

    .workbench("Subject", uses: ["Files", "Support", .yams]),

    .workbench("Parsing", in: "Syntax", uses: ["Files", "Support", .swiftParser, .swiftSyntax]),
    .workbench("Lines", in: "Syntax", uses: ["Parsing", "Support", .swiftSyntax]),
    .workbench("Declarations", in: "Syntax", uses: ["Parsing", "Support", .swiftSyntax]),
    .workbench("Complexity", in: "Syntax", uses: ["Declarations", "Parsing", "Support", .swiftSyntax]),
    .workbench(
        "Tracing",
        in: "Syntax",
        uses: ["Complexity", "Parsing", .swiftSyntax],
        resources: [.embedInCode("CatwalkTrace")]
    ),
    // For the compiler and the formatter: what is embedded above is code, too.
    .workbench("CatwalkTrace", in: "Syntax/Tracing"),

    .workbench("CIndexStore", in: "Graph"),
    .workbench("Index", in: "Graph", uses: ["CIndexStore", "Support"]),
    .workbench(
        "Coupling",
        in: "Graph",
        uses: ["Complexity", "Declarations", "Index", "Parsing", "Subject", "Support", .swiftSyntax]
    ),
    .workbench("Rules", in: "Graph", uses: ["Coupling", "Parsing", "Subject", "Support", "Words", .swiftSyntax]),

    .workbench(
        "Report",
        uses: [
            "Complexity", "Coupling", "Declarations", "Files", "Lines", "Parsing", "Rules", "Subject", "Support",
            "Words",
            .swiftOperators, .swiftParser, .swiftSyntax,
        ]
    ),

    .workbench("Extraction", in: "Builds", uses: ["Files", "Report", "Subject", "Support", "Toolchain", "Words"]),
    .workbench("Coverage", in: "Builds", uses: ["Files", "Report", "Support", "Toolchain"]),
    .workbench(
        "Rebuilds",
        in: "Builds",
        uses: ["Extraction", "Files", "Parsing", "Subject", "Support", "Toolchain", .swiftSyntax]
    ),

    .workbench(
        "Writers",
        in: "Writers",
        uses: ["Coupling", "Report", "Rules", "Support", "Words"]
    ),
    .workbench(
        "Page",
        in: "Writers",
        uses: ["Report", "Rules", "Support", "Words", "Writers", .mustache],
        resources: [.embedInCode("Resources")]
    ),
    .workbench("CExchange", in: "Writers"),
    .workbench("Publication", in: "Writers", uses: ["CExchange", "Files", "Page", "Report", "Support", "Writers"]),

    .workbench(
        "Pipeline",
        in: "Runs",
        uses: [
            "Complexity", "Coupling", "Coverage", "Declarations", "Extraction", "Files", "Index", "Lines", "Parsing",
            "Report", "Rules", "Subject", "Support", "Toolchain", .swiftIDEUtils, .swiftSyntax,
        ]
    ),
    .workbench(
        "Revisions",
        in: "Runs",
        uses: ["Extraction", "Files", "Pipeline", "Report", "Subject", "Support", "Toolchain"]
    ),
    .workbench(
        "Benchmarks",
        in: "Runs",
        uses: ["Extraction", "Files", "Parsing", "Pipeline", "Rebuilds", "Report", "Subject", "Support", "Toolchain"]
    ),
    .workbench(
        "Scaling",
        in: "Runs",
        uses: [
            "Complexity", "Declarations", "Extraction", "Files", "Parsing", "Pipeline", "Rebuilds", "Report",
            "Subject", "Support", "Toolchain", .swiftSyntax,
        ]
    ),
    .workbench(
        "Stage",
        in: "Runs",
        uses: [
            "Coupling", "Declarations", "Extraction", "Files", "Pipeline", "Rebuilds", "Report", "Subject", "Support",
            "Toolchain", "Tracing",
        ],
        resources: [.embedInCode("Playing/CatwalkPlayer")]
    ),
    // Here, too, for the compiler and the formatter.
    .workbench("CatwalkPlayer", in: "Runs/Stage/Playing", uses: ["CatwalkTrace"]),
    .workbench(
        "Workshop",
        in: "Runs",
        uses: ["Extraction", "Files", "Pipeline", "Report", "Rules", "Subject", "Support", "Toolchain", "Words"]
    ),
    .workbench(
        "Show",
        in: "Runs",
        uses: [
            "Extraction", "Files", "Page", "Pipeline", "Report", "Stage", "Subject", "Support", "Workshop",
            .flyingSocks,
        ]
    ),
    .executableTarget(
        name: "catwalk",
        dependencies: [
            "Benchmarks", "CBuild", "Coupling", "Extraction", "Files", "Page", "Pipeline", "Publication", "Report",
            "Revisions", "Rules", "Scaling", "Show", "Stage", "Subject", "Support", "Toolchain", "Words", "Workshop",
            "Writers", .argumentParser,
        ],
        path: "Sources/Workbench/catwalk"
    ),
]

package.targets += [
    .testSupport("CTestWidth"),
    .testSupport("TestFolder", uses: ["CTestWidth", "Support"]),
    .testSupport("CompiledCode", uses: ["Index", "Parsing", "TestFolder", "Toolchain"]),
    .testSupport("MadeUpFrame", uses: ["Report"]),
    .testSupport("MadeUpScale", uses: ["Report", "Support"]),
    .testSupport("Twins", uses: ["TestFolder", "Toolchain"], resources: [.copy("Fixtures")]),
    .tests(of: "Support", in: "Workbench/Support", with: ["TestFolder"]),
    .tests(of: "Toolchain", in: "Workbench/Support", with: ["Files", "TestFolder"]),
    .tests(of: "Files", in: "Workbench/Support", with: ["Support", "TestFolder"]),
    .tests(of: "Words", in: "Workbench/Support", with: ["TestFolder"]),
    .tests(of: "Subject", in: "Workbench", with: ["Files", "Support", "TestFolder"]),
    .tests(of: "Parsing", in: "Workbench/Syntax", with: ["Support", "TestFolder", .swiftParser, .swiftSyntax]),
    .tests(of: "Lines", in: "Workbench/Syntax", with: ["Parsing"]),
    .tests(of: "Declarations", in: "Workbench/Syntax", with: ["Parsing", "Support", .swiftSyntax]),
    .tests(of: "Complexity", in: "Workbench/Syntax", with: ["Declarations", "Parsing", .swiftOperators, .swiftSyntax]),
    .tests(of: "Tracing", in: "Workbench/Syntax", with: ["Parsing", "TestFolder"]),
    .tests(of: "Index", in: "Workbench/Graph", with: ["CIndexStore", "CompiledCode", "TestFolder"]),
    .tests(
        of: "Coupling",
        in: "Workbench/Graph",
        with: ["CompiledCode", "Complexity", "Index", "Parsing", "Subject", "TestFolder"]
    ),
    .tests(
        of: "Rules",
        in: "Workbench/Graph",
        with: [
            "CompiledCode", "Complexity", "Coupling", "Declarations", "Parsing", "Subject", "TestFolder", "Words",
        ]
    ),
    .tests(
        of: "Report",
        in: "Workbench",
        with: [
            "Complexity", "Coupling", "Declarations", "Files", "Lines", "MadeUpFrame", "MadeUpScale", "Parsing",
            "Rules", "Subject", "TestFolder", "Words",
        ]
    ),
    .tests(
        of: "Extraction",
        in: "Workbench/Builds",
        with: ["Files", "Report", "Subject", "Support", "TestFolder", "Toolchain", .swiftParser, .swiftSyntax]
    ),
    .tests(
        of: "Coverage",
        in: "Workbench/Builds",
        with: ["CompiledCode", "Report", "Support", "TestFolder", "Toolchain"]
    ),
    .tests(of: "Rebuilds", in: "Workbench/Builds", with: ["Parsing", "TestFolder"]),
    .tests(
        of: "Writers",
        in: "Workbench/Writers",
        with: [
            "Coupling", "Declarations", "Lines", "MadeUpFrame", "MadeUpScale", "Parsing", "Report", "Rules", "Subject",
            "Support", "TestFolder", "Words",
        ]
    ),
    .tests(
        of: "Page",
        in: "Workbench/Writers",
        with: [
            "Coupling", "Declarations", "Lines", "MadeUpFrame", "MadeUpScale", "Report", "Rules", "Support", "Words",
            "Writers",
        ]
    ),
    .tests(of: "Publication", in: "Workbench/Writers", with: ["Files", "Report", "TestFolder", "Writers"]),
    .tests(
        of: "Pipeline",
        in: "Workbench/Runs",
        with: [
            "CompiledCode", "Coupling", "Extraction", "Files", "Index", "Lines", "Parsing", "Report", "Subject",
            "Support",
            "TestFolder", "Toolchain", "Twins",
        ]
    ),
    .tests(
        of: "Revisions",
        in: "Workbench/Runs",
        with: ["Extraction", "Files", "Report", "Rules", "Support", "TestFolder", "Toolchain", "Twins"]
    ),
    .tests(
        of: "Benchmarks",
        in: "Workbench/Runs",
        with: [
            "Extraction", "Pipeline", "Rebuilds", "Report", "Subject", "Support", "TestFolder", "Toolchain", "Twins",
        ]
    ),
    .tests(
        of: "Scaling",
        in: "Workbench/Runs",
        with: ["Extraction", "Parsing", "Rebuilds", "Report", "Subject", "TestFolder", "Twins"]
    ),
    .tests(
        of: "Stage",
        in: "Workbench/Runs",
        with: ["Extraction", "Parsing", "Pipeline", "Report", "Subject", "TestFolder", "Tracing", "Twins"]
    ),
    .tests(
        of: "Show",
        in: "Workbench/Runs",
        with: ["Extraction", "Page", "Report", "Stage", "Subject", "Support", "TestFolder", "Workshop", .flyingSocks]
    ),
    .tests(of: "Workshop", in: "Workbench/Runs", with: ["Files", "Subject", "Support", "TestFolder", "Toolchain"]),
    .tests(
        of: "catwalk",
        in: "Workbench",
        with: [
            "Benchmarks", "Coverage", "Extraction", "Files", "Index", "Page", "Pipeline", "Publication", "Rebuilds",
            "Report", "Scaling", "Subject", "Support", "TestFolder", "Toolchain", "Twins", "Workshop", "Writers",
            .argumentParser,
        ]
    ),
]

// Benchmarks, apart from the tests: speed is measured, not asserted. For `swift package benchmark` each executable whose
// folder stands in Benchmarks itself is one of its own, so the others stand deeper.

package.targets += [
    .executableTarget(
        name: "BareParse",
        dependencies: [.swiftSyntax, .swiftParser],
        path: "Benchmarks/Workbench/BareParse"
    ),
    .executableTarget(
        name: "BareIndexWalk",
        dependencies: ["CIndexStore"],
        path: "Benchmarks/Workbench/BareIndexWalk",
        linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .executableTarget(
        name: "IndexGraphs",
        dependencies: ["Coupling", "Index", "Parsing", "Support"],
        path: "Benchmarks/Workbench/IndexGraphs"
    ),
    .executableTarget(
        name: "MarkSources",
        dependencies: ["Parsing", "Tracing"],
        path: "Benchmarks/Workbench/MarkSources"
    ),
    .target(
        name: "CatsContestants",
        dependencies: ["CatsArchitectures", "CatsModel", "CatsScenarios", "ScreenKit"],
        path: "Benchmarks/Cats/Contestants"
    ),
    .executableTarget(
        name: "CatsPlay",
        dependencies: ["CatsContestants", "CatsScenarios"],
        path: "Benchmarks/Cats/Play"
    ),
    .executableTarget(
        name: "CatsBenchmarks",
        dependencies: ["CatsContestants", "CatsScenarios", .product(name: "Benchmark", package: "benchmark")],
        path: "Benchmarks/CatsBenchmarks",
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .catsTests(of: "Contestants", with: ["CatsScenarios"]),
]

// The documentation as a DocC catalog: swift package generate-documentation --target Handbook.

package.targets += [
    .target(name: "Handbook", path: "Documentation/Handbook")
]

// In .ci/run warnings stop the build. Not in CI of others, where a later compiler may have new ones.

for target in package.targets
where Context.environment["CATWALK_WARNINGS_AS_ERRORS"] != nil && target.type != .plugin {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
    target.cSettings = [.treatAllWarnings(as: .error)]
}

// What catwalk --version says of a release, told by .ci/release.

for target in package.targets where target.name == "CBuild" {
    for name in ["CATWALK_COMMIT", "CATWALK_TOOLCHAIN"] {
        guard let value = Context.environment[name] else { continue }
        target.cSettings = (target.cSettings ?? []) + [.define(name, to: "\"\(value)\"")]
    }
}

extension Target {
    static func platform(_ name: String, uses dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Platform/\(name)")
    }

    /// A module's name is the package's own, so that of a part of an app begins with the app's.
    static func cats(_ part: String, uses dependencies: [Dependency], plugins: [PluginUsage] = []) -> Target {
        .target(name: "Cats\(part)", dependencies: dependencies, path: "Sources/Cats/\(part)", plugins: plugins)
    }

    /// A module of the workbench, in a folder of its house or in the house's own.
    static func workbench(
        _ name: String,
        in house: String? = nil,
        uses dependencies: [Dependency] = [],
        excluding excluded: [String] = [],
        resources: [Resource] = []
    ) -> Target {
        let folder = [house, name].compactMap(\.self).joined(separator: "/")
        return .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/Workbench/\(folder)",
            exclude: excluded,
            resources: resources
        )
    }

    /// What several test targets of the workbench need, beside them.
    static func testSupport(
        _ name: String,
        uses dependencies: [Dependency] = [],
        resources: [Resource] = []
    ) -> Target {
        .target(name: name, dependencies: dependencies, path: "Tests/Workbench/\(name)", resources: resources)
    }

    static func catsTests(of part: String, with dependencies: [Dependency]) -> Target {
        .testTarget(
            name: "Cats\(part)Tests",
            dependencies: [.target(name: "Cats\(part)")] + dependencies,
            path: "Tests/Cats/\(part)"
        )
    }

    static func tests(
        of name: String,
        in house: String,
        with dependencies: [Dependency] = []
    ) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name)] + dependencies,
            path: "Tests/\(house)/\(name)"
        )
    }
}

extension Target.Dependency {
    static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
    static let flyingSocks = product(name: "FlyingSocks", package: "FlyingFox")
    static let mustache = product(name: "Mustache", package: "swift-mustache")
    static let subprocess = product(name: "Subprocess", package: "swift-subprocess")
    static let swiftIDEUtils = product(name: "SwiftIDEUtils", package: "swift-syntax")
    static let swiftOperators = product(name: "SwiftOperators", package: "swift-syntax")
    static let swiftParser = product(name: "SwiftParser", package: "swift-syntax")
    static let swiftSyntax = product(name: "SwiftSyntax", package: "swift-syntax")
    static let yams = product(name: "Yams", package: "Yams")
}
