import Foundation
import Pipeline
import Subject
import TestFolder

/// Small code, written for a test, that a first configuration is made for.
struct Sketch {
    let folder: TestFolder

    /// Files by their paths.
    init(_ files: [String: String]) throws {
        folder = try TestFolder()
        for (path, text) in files { try folder.write(text, to: path) }
    }

    var firstConfiguration: FirstConfiguration { FirstConfiguration(of: ".", in: folder.url) }

    func draft() async throws -> Draft { try await firstConfiguration.draft() }

    /// The subject that the configuration describes once it was written.
    func subject() async throws -> Subject {
        _ = try firstConfiguration.write(await draft())
        return try Subject.load(from: folder.url)
    }

    /// The subject that the configuration describes with the proposed rules taken out of their comments.
    func subjectWithRules() async throws -> Subject {
        _ = try firstConfiguration.write(await draft())
        let lines = try folder.text(of: ".catwalk.yml").split(separator: "\n", omittingEmptySubsequences: false)
        let rules = lines.drop { $0 != "# rules:" }.map { $0.hasPrefix("# ") ? $0.dropFirst(2) : $0 }
        let text = (lines.prefix { $0 != "# rules:" } + rules).joined(separator: "\n")
        try folder.write(text, to: ".catwalk.yml")
        return try Subject.load(from: folder.url)
    }

    /// A `project.pbxproj` as Xcode 16 writes it: targets by their names, with the folders whose files they have.
    ///
    /// What ends in `Tests` has tests.
    static func project(_ targets: [String: [String]], except files: [String] = []) -> String {
        let folders = Set(targets.values.joined()).sorted()
        let groups = folders.map { folder in
            let exceptions = files.filter { $0.hasPrefix(folder + "/") }.map { "\"\($0.dropFirst(folder.count + 1))\"" }
            let sets = targets.filter { $0.value.contains(folder) }.map { target in
                """
                "E\(target.key)\(folder)" = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = "T\(target.key)";
                    membershipExceptions = (\(exceptions.joined(separator: ", ")));
                };
                """
            }
            let names = targets.filter { $0.value.contains(folder) }.map { "\"E\($0.key)\(folder)\"" }
            return """
                "G\(folder)" = {
                    isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; sourceTree = SOURCE_ROOT;
                    exceptions = (\(names.joined(separator: ", ")));
                };
                \(sets.joined(separator: "\n"))
                """
        }
        let natives = targets.map { name, folders in
            let kind = name.hasSuffix("Tests") ? "bundle.unit-test" : "application"
            let groups = folders.map { "\"G\($0)\"" }.joined(separator: ", ")
            return """
                "T\(name)" = {
                    isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(kind)";
                    buildPhases = (); fileSystemSynchronizedGroups = (\(groups));
                };
                """
        }
        let names = targets.keys.sorted().map { "\"T\($0)\"" }.joined(separator: ", ")
        return """
            {
                objects = {
                    \((groups + natives).joined(separator: "\n"))
                    R = {isa = PBXProject; targets = (\(names)); };
                };
                rootObject = R;
            }
            """
    }

    /// Two architectures of two scenes, a layer that draws, one that does not, and a manifest that spells out targets.
    static let pair = [
        "Package.swift": """
        let package = Package(
            name: "Pair",
            targets: [
                .target(name: "Model"), .target(name: "Canvas"), .target(name: "Stage"), .target(name: "Extra"),
                .target(name: "One", dependencies: ["Model"]), .target(name: "Two", dependencies: ["Model"]),
                .testTarget(name: "OneTests", dependencies: ["One"]), .testTarget(name: "TwoTests", dependencies: ["Two"]),
            ]
        )
        """,
        "Sources/Model/Cat.swift": "public struct Cat {}",
        "Sources/Canvas/Canvas.swift": "import Model\npublic class CanvasView {}",
        "Sources/Stage/Stage.swift": "public struct Stage {}",
        "Sources/Extra/Extra.swift": "public struct Extra {}",
        "Sources/One/App/Start.swift": "import Canvas\nfunc start() {}",
        "Sources/One/Feed/FeedViewController.swift": "import Canvas\nclass FeedViewController {}",
        "Sources/One/Pet/PetViewController.swift": "import Canvas\nclass PetViewController {}",
        "Sources/Two/App/Start.swift": "import Canvas\nfunc start() {}",
        "Sources/Two/Feed/FeedPresenter.swift": "protocol FeedPresenterProtocol {}\nclass FeedPresenter {}",
        "Sources/Two/Feed/FeedViewController.swift": "import Canvas\nclass FeedViewController {}",
        "Sources/Two/Pet/PetRouter.swift": "class PetRouter {}",
        "Sources/Two/Pet/PetView.swift": "import Canvas\nclass PetView {}",
        "Tests/OneTests/FeedTests.swift": "import Stage\nimport Testing\n@testable import One\nstruct FeedTests {}",
        "Tests/TwoTests/PlayScenarios.swift": "import Testing\n@testable import Two\nstruct PlayScenarios {}",
    ]
}
