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
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ]
)

// The sample: shared layers first, then the four architectures, then what plays and runs them. Up to Scenarios it
// depends on the toolchain alone.

let sharedLayers: [Target.Dependency] = ["Picture", "Model", "ScreenKit", "Screens"]
let architectures: [Target.Dependency] = ["MVC", "MVP", "MVVM", "VIPER"]

package.targets += [
    .sample("Picture"),
    .sample("Model", uses: ["Picture"]),
    .sample("ScreenKit", uses: ["Picture"]),
    .sample("Screens", uses: ["ScreenKit"]),
    .sample("MVC", uses: sharedLayers),
    .sample("MVP", uses: sharedLayers),
    .sample("MVVM", uses: sharedLayers),
    .sample("VIPER", uses: sharedLayers),
    .sample("Scenarios", uses: sharedLayers),
    .sample("CatService", uses: [.flyingSocks], resources: [.copy("Cats")]),
    .executableTarget(name: "fetch", dependencies: ["Model"], path: "Sources/Sample/fetch"),
    .executableTarget(
        name: "cats",
        dependencies: ["CatService", "fetch", .argumentParser] + sharedLayers + architectures,
        path: "Sources/Sample/cats"
    ),
]

package.targets += [
    .tests(of: "Picture", in: "Sample"),
    .tests(of: "Model", in: "Sample", with: ["fetch", "Picture"]),
    .tests(of: "ScreenKit", in: "Sample", with: ["Picture"]),
    .tests(of: "Screens", in: "Sample", with: ["ScreenKit"]),
    .tests(of: "MVC", in: "Sample", with: ["Scenarios"] + sharedLayers),
    .tests(of: "MVP", in: "Sample", with: ["Scenarios"] + sharedLayers),
    .tests(of: "MVVM", in: "Sample", with: ["Scenarios"] + sharedLayers),
    .tests(of: "VIPER", in: "Sample", with: ["Scenarios"] + sharedLayers),
    .tests(of: "Scenarios", in: "Sample", with: sharedLayers),
    .tests(of: "CatService", in: "Sample", with: ["Model", "Picture", "fetch", .flyingSocks]),
    .tests(of: "cats", in: "Sample", with: ["CatService", .argumentParser] + sharedLayers),
]

// The workbench: one target per stage of the pipeline, in order, then the command that runs it.

package.targets += [
    .workbench("Diagnostics"),
    .workbench("Threads"),
    .workbench("Files", uses: ["Diagnostics"]),
    .workbench("Subject", uses: ["Diagnostics", "Files", .yams]),
    .workbench("Parsing", uses: ["Diagnostics", .swiftSyntax, .swiftParser]),
    .workbench("Toolchain", uses: ["Diagnostics", "Threads", .subprocess]),
    .workbench("Extraction", uses: ["Diagnostics", "Files", "Subject", "Toolchain"]),
    .workbench("CIndexStore"),
    .workbench("Index", uses: ["CIndexStore", "Diagnostics", "Threads"]),
    .workbench("Lines", uses: ["Parsing", .swiftSyntax]),
    .workbench("Declarations", uses: ["Parsing", .swiftSyntax]),
    .workbench("Complexity", uses: ["Declarations", "Parsing", .swiftSyntax]),
    .workbench("Coupling", uses: ["Declarations", "Index", "Parsing", "Subject", "Threads", .swiftSyntax]),
    .workbench("Rules", uses: ["Coupling", "Diagnostics", "Parsing", "Subject"]),
    .workbench("Reachability", uses: ["Index"]),
    .workbench("Habits", uses: ["Coupling", "Parsing", .swiftSyntax]),
    .workbench("Snapshots", uses: ["Formulas", "Lines", "Report"]),
    .workbench("Baseline", uses: ["Diagnostics", "Files", "Rules", "Snapshots"]),
    .workbench("Gate", uses: ["Formulas", "Snapshots", "Subject"]),
    .workbench("History"),
    .workbench("Coverage", uses: ["Diagnostics", "Files", "Toolchain"]),
    .workbench(
        "Survey",
        uses: [
            "Complexity", "Coupling", "Coverage", "Declarations", "Diagnostics", "Files", "Index", "Lines", "Parsing",
            "Threads", "Toolchain", .swiftSyntax,
        ]
    ),
    .workbench("Initiation", uses: ["Declarations", "Diagnostics", "Files", "Subject", "Survey"]),
    .workbench("Timing", uses: ["Diagnostics"]),
    .workbench(
        "Report",
        uses: ["Complexity", "Coupling", "Coverage", "Declarations", "Extraction", "Lines", "Timing"]
    ),
    .workbench("Formulas", uses: ["Report", "Timing", .swiftOperators, .swiftParser, .swiftSyntax]),
    .workbench("Claims", uses: ["Diagnostics", "Formulas", "Report", "Subject"]),
    .workbench("Scale", uses: ["Report", "Timing"]),
    .workbench("Excerpts", uses: ["Parsing", "Report", .swiftIDEUtils, .swiftSyntax]),
    .workbench(
        "Writers",
        uses: [
            "Baseline", "Coupling", "Diagnostics", "Extraction", "Gate", "Habits", "History", "Parsing", "Report",
            "Rules", "Scale", "Snapshots", "Timing",
        ]
    ),
    .workbench(
        "Page",
        uses: [
            "Coverage", "Diagnostics", "Extraction", "Habits", "History", "Report", "Scale", "Snapshots", "Timing",
            "Writers",
            .mustache,
        ],
        resources: [.embedInCode("Resources")]
    ),
    .workbench("CExchange"),
    .workbench("Publication", uses: ["CExchange", "Diagnostics", "Files", "History", "Page", "Report", "Writers"]),
    .workbench(
        "Pipeline",
        uses: [
            "Claims", "Complexity", "Coupling", "Coverage", "Declarations", "Excerpts", "Extraction", "Formulas",
            "Habits", "Index", "Lines", "Parsing", "Reachability", "Report", "Rules", "Snapshots", "Subject",
            "Threads", "Timing", "Toolchain",
        ]
    ),
    .workbench("Counting", uses: ["Diagnostics", "Toolchain"]),
    .workbench(
        "Building",
        uses: [
            "Declarations", "Diagnostics", "Extraction", "Files", "Parsing", "Subject", "Threads", "Toolchain",
            .swiftSyntax,
        ]
    ),
    .workbench(
        "Benchmarks",
        uses: [
            "Building", "Counting", "Diagnostics", "Extraction", "Files", "Parsing", "Subject", "Threads", "Timing",
            "Toolchain",
        ]
    ),
    .workbench("Costs", uses: ["Benchmarks", "Counting", "Report", "Timing"]),
    .workbench(
        "Revisions",
        uses: [
            "Diagnostics", "Extraction", "Files", "History", "Pipeline", "Report", "Snapshots", "Survey", "Toolchain",
        ]
    ),
    .workbench(
        "Scaling",
        uses: [
            "Building", "Complexity", "Declarations", "Diagnostics", "Extraction", "Files", "Parsing", "Pipeline",
            "Report", "Scale", "Subject", "Threads", "Timing", "Toolchain", .swiftSyntax,
        ]
    ),
    .executableTarget(
        name: "catwalk",
        dependencies: [
            "Baseline", "Benchmarks", "Costs", "Counting", "Coupling", "Diagnostics", "Extraction", "Files", "Formulas",
            "Gate", "Habits", "History", "Initiation", "Page", "Pipeline", "Publication", "Report", "Revisions",
            "Rules",
            "Scale", "Scaling", "Snapshots", "Subject", "Survey", "Threads", "Timing", "Toolchain", "Writers",
            .argumentParser,
        ],
        path: "Sources/Workbench/catwalk"
    ),
]

package.targets += [
    .testSupport("TestFolder"),
    .testSupport("CompiledCode", uses: ["Index", "Parsing", "TestFolder", "Toolchain"]),
    .testSupport("MadeUpScale", uses: ["Report", "Scale", "Timing"]),
    .testSupport("Twins", uses: ["TestFolder"], resources: [.copy("Fixtures")]),
    .tests(of: "Diagnostics", in: "Workbench"),
    .tests(of: "Threads", in: "Workbench"),
    .tests(of: "Files", in: "Workbench", with: ["Diagnostics", "TestFolder"]),
    .tests(of: "Subject", in: "Workbench", with: ["Files", "TestFolder"]),
    .tests(of: "Parsing", in: "Workbench", with: ["Threads", .swiftSyntax, .swiftParser]),
    .tests(of: "Toolchain", in: "Workbench", with: ["TestFolder"]),
    .tests(
        of: "Extraction",
        in: "Workbench",
        with: ["Files", "Subject", "TestFolder", .swiftParser, .swiftSyntax]
    ),
    .tests(of: "Lines", in: "Workbench", with: ["Parsing"]),
    .tests(of: "Declarations", in: "Workbench", with: ["Parsing", .swiftSyntax]),
    .tests(of: "Complexity", in: "Workbench", with: ["Declarations", "Parsing", .swiftOperators, .swiftSyntax]),
    .tests(of: "Index", in: "Workbench", with: ["CIndexStore", "CompiledCode", "TestFolder", "Toolchain"]),
    .tests(of: "Coupling", in: "Workbench", with: ["CompiledCode", "Index", "Parsing", "Subject"]),
    .tests(of: "Rules", in: "Workbench", with: ["Coupling", "Parsing", "Subject"]),
    .tests(of: "Reachability", in: "Workbench", with: ["CompiledCode", "Index"]),
    .tests(
        of: "Snapshots",
        in: "Workbench",
        with: ["Complexity", "Coverage", "Declarations", "Formulas", "Lines", "Report"]
    ),
    .tests(
        of: "Baseline",
        in: "Workbench",
        with: ["Files", "Lines", "Parsing", "Report", "Rules", "Snapshots", "TestFolder"]
    ),
    .tests(of: "Gate", in: "Workbench", with: ["Declarations", "Formulas", "Lines", "Report", "Snapshots", "Subject"]),
    .tests(of: "Habits", in: "Workbench", with: ["CompiledCode", "Complexity", "Coupling", "Parsing", "Subject"]),
    .tests(
        of: "Survey",
        in: "Workbench",
        with: ["CompiledCode", "Coupling", "Coverage", "Lines", "TestFolder", "Toolchain"]
    ),
    .tests(of: "Initiation", in: "Workbench", with: ["Subject", "TestFolder"]),
    .tests(of: "History", in: "Workbench"),
    .tests(of: "Coverage", in: "Workbench", with: ["Diagnostics", "Files", "TestFolder", "Toolchain"]),
    .tests(of: "Report", in: "Workbench", with: ["Coupling", "Coverage", "Declarations", "Extraction", "Lines"]),
    .tests(of: "Formulas", in: "Workbench", with: ["Coupling", "Coverage", "Declarations", "Lines", "Report"]),
    .tests(of: "Claims", in: "Workbench", with: ["Formulas", "Report", "Subject"]),
    .tests(of: "Scale", in: "Workbench", with: ["MadeUpScale"]),
    .tests(
        of: "Writers",
        in: "Workbench",
        with: [
            "Baseline", "Complexity", "Coupling", "Coverage", "Declarations", "Extraction", "Gate", "History", "Lines",
            "MadeUpScale", "Parsing", "Report", "Rules", "Scale", "Snapshots", "Subject", "Timing",
        ]
    ),
    .tests(of: "Excerpts", in: "Workbench", with: ["Parsing", "Report"]),
    .tests(
        of: "Page",
        in: "Workbench",
        with: [
            "Coupling", "Coverage", "Declarations", "Extraction", "Habits", "History", "Lines", "MadeUpScale", "Report",
            "Scale", "Snapshots", "Timing", "Writers",
        ]
    ),
    .tests(of: "Publication", in: "Workbench", with: ["Files", "History", "Report", "TestFolder"]),
    .tests(
        of: "Pipeline",
        in: "Workbench",
        with: ["Claims", "Coverage", "Extraction", "Lines", "Report", "Subject", "TestFolder", "Twins"]
    ),
    .tests(of: "Counting", in: "Workbench", with: ["TestFolder"]),
    .tests(of: "Timing", in: "Workbench"),
    .tests(of: "Costs", in: "Workbench", with: ["Benchmarks", "Counting", "Report", "Timing"]),
    .tests(of: "Building", in: "Workbench", with: ["Parsing", "Subject", "TestFolder"]),
    .tests(
        of: "Benchmarks",
        in: "Workbench",
        with: ["Building", "Counting", "Subject", "TestFolder", "Timing", "Toolchain", "Twins"]
    ),
    .tests(
        of: "Revisions",
        in: "Workbench",
        with: ["Extraction", "History", "Snapshots", "Survey", "TestFolder", "Threads", "Toolchain", "Twins"]
    ),
    .tests(
        of: "Scaling",
        in: "Workbench",
        with: ["Building", "Parsing", "Scale", "Subject", "TestFolder", "Toolchain", "Twins"]
    ),
    .tests(
        of: "catwalk",
        in: "Workbench",
        with: [
            "Baseline", "Benchmarks", "Building", "Coverage", "Diagnostics", "Extraction", "Files", "Index",
            "Initiation", "Page", "Publication", "Report", "Scale", "Scaling", "Subject", "Survey", "TestFolder",
            "Toolchain", "Twins",
            "Writers", .argumentParser,
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
        dependencies: ["Coupling", "Index", "Parsing", "Threads"],
        path: "Benchmarks/Workbench/IndexGraphs"
    ),
    .target(
        name: "Contestants",
        dependencies: ["Scenarios"] + sharedLayers + architectures,
        path: "Benchmarks/Sample/Contestants"
    ),
    .executableTarget(name: "Play", dependencies: ["Contestants", "Scenarios"], path: "Benchmarks/Sample/Play"),
    .executableTarget(
        name: "ScenarioBenchmarks",
        dependencies: ["Contestants", "Scenarios", .product(name: "Benchmark", package: "benchmark")],
        path: "Benchmarks/Scenarios",
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .tests(of: "Contestants", in: "Benchmarks", with: ["Scenarios"] + sharedLayers),
]

// The documentation as a DocC catalog: swift package generate-documentation --target Handbook.

package.targets += [
    .target(name: "Handbook", path: "Documentation/Handbook")
]

// In .ci/run warnings stop the build. Not in CI of others, where a later compiler may have new ones.

for target in package.targets where Context.environment["WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
    target.cSettings = [.treatAllWarnings(as: .error)]
}

extension Target {
    static func sample(_ name: String, uses dependencies: [Dependency] = [], resources: [Resource] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Sample/\(name)", resources: resources)
    }

    static func workbench(_ name: String, uses dependencies: [Dependency] = [], resources: [Resource] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Workbench/\(name)", resources: resources)
    }

    /// What several test targets of the workbench need, beside them.
    static func testSupport(
        _ name: String,
        uses dependencies: [Dependency] = [],
        resources: [Resource] = []
    ) -> Target {
        .target(name: name, dependencies: dependencies, path: "Tests/Workbench/\(name)", resources: resources)
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
