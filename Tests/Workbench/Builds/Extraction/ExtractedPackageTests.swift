import Foundation
import Subject
import Testing

@testable import Extraction

struct ExtractedPackageTests {
    private let package = ExtractedPackage(subject: .twins, imports: Subject.twinImports)

    @Test("The manifest has a target for each directory, depending on what its files import of the subject")
    func manifest() {
        #expect(
            package.manifest == """
                // swift-tools-version: 6.3
                // Written by catwalk; changes made here are lost.

                import PackageDescription

                let package = Package(
                    name: "The-Twins",
                    defaultLocalization: "en",
                    platforms: [.macOS("15.4")],
                    targets: [
                        .target(name: "Base", dependencies: []),
                        .target(name: "Stage", dependencies: ["Base"]),
                        .target(name: "Left", dependencies: ["Base"]),
                        .target(name: "Right", dependencies: ["Base", "Left"]),
                        .testTarget(name: "LeftTests", dependencies: ["Base", "Left", "Stage"]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """
        )
    }

    @Test("An architecture alone has the shared and support modules and its tests, and cannot depend on another")
    func isolated() throws {
        let right = try #require(Subject.twins.architectures.last)
        let alone = ExtractedPackage(subject: Subject.twins.isolated(to: right), imports: Subject.twinImports)
        #expect(alone.name == "The-Twins-Right")
        #expect(alone.targets.map(\.name) == ["Base", "Stage", "Right"])
        // Its files import Left, too, which the build will say.
        #expect(alone.targets.last?.dependencies == ["Base"])
        let left = Subject.twins.isolated(to: Subject.twins.architectures[0])
        #expect(ExtractedPackage(subject: left, imports: Subject.twinImports).targets.last?.name == "LeftTests")
    }

    @Test("An architecture in a layer's directory is built with the layer, which imports what both do")
    func hosted() {
        let subject = Subject.hosting
        let package = ExtractedPackage(
            subject: subject,
            imports: ["App": ["UIKit"], "App/MVC": ["Kit"], "Tests": ["App"]]
        )
        #expect(package.targets.map(\.name) == ["App", "Kit", "MVCTests"])
        #expect(package.targets.map(\.dependencies) == [["Kit"], [], ["App"]])
        #expect(
            package.builtPaths(of: subject.architectures[0].sources.path) == [
                "\(package.directory.path)/Sources/App/MVC", subject.root.appending(path: "App/MVC").path,
            ]
        )
        #expect(package.subjectPath(of: "\(package.directory.path)/Sources/App/MVC/A.swift") == "App/MVC/A.swift")
        #expect(package.targets.flatMap(\.excluded).isEmpty)
        let alone = ExtractedPackage(subject: subject.isolated(to: subject.architectures[0]), imports: [:])
        #expect(alone.targets.map(\.excluded) == [["MVP"], [], []])
    }

    @Test("What is left out of a directory is not built, and neither is what is left out of an architecture in it")
    func leftOut() {
        let leftOut = ["App": ["App/Guide.docc"], "App/MVC": ["App/MVC/Pods"], "Tests": ["Tests/Old.swift"]]
        let package = ExtractedPackage(subject: .hosting, imports: [:], leftOut: leftOut)
        #expect(package.targets.map(\.excluded) == [["Guide.docc", "MVC/Pods"], [], ["Old.swift"]])
    }

    @Test("It lies in the build directory of the package it is extracted from")
    func place() {
        let home = WorkingFolder(in: URL(filePath: "/code/twins"))
        #expect(package.directory.path == "/code/twins/\(home.path)/The-Twins")
    }

    @Test(
        "A file named by its link, or by where that leads, has its path in the subject back, and no other file has one",
        arguments: [
            ("Sources/Left/Greet/View.swift", "Code/Left/Greet/View.swift"),
            ("Tests/LeftTests/T.swift", "Checks/Left/T.swift"),
            (".build/debug/runner.swift", nil),
            ("Sources/Lefty/View.swift", nil),
            ("/code/twins/Code/Lefty/View.swift", nil),
            // By where the link leads, as the newer build system does.
            ("/code/twins/Code/Left/Greet/View.swift", "Code/Left/Greet/View.swift"),
        ]
    )
    func subjectPath(_ file: String, path: String?) {
        let file = file.hasPrefix("/") ? file : "\(package.directory.path)/\(file)"
        #expect(package.subjectPath(of: file) == path)
    }

    @Test("In a tool's words the links become the directories they stand for")
    func words() {
        let words = "\(package.directory.path)/Sources/Left/A.swift:1:2: error: no"
        #expect(package.inSubjectPaths(words) == "Code/Left/A.swift:1:2: error: no")
    }
}
