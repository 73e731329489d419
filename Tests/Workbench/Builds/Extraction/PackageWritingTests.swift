import Foundation
import Support
import SwiftParser
import SwiftSyntax
import TestFolder
import Testing

@testable import Extraction
@testable import Subject

struct PackageWritingTests {
    private let folder: TestFolder
    private let package: ExtractedPackage
    private let place = ".build/catwalk/The-Twins"

    init() throws {
        folder = try TestFolder()
        for module in Subject.twins.modules { try folder.write("", to: "\(module.path)/A.swift") }
        package = ExtractedPackage(subject: .twins(in: folder.url), imports: Subject.twinImports)
    }

    @Test("Every target is a link to its directory, so what is written there is what is built")
    func links() throws {
        try folder.write("// left", to: "Code/Left/Left.swift")
        try package.write()
        #expect(try folder.names(in: "\(place)/Sources") == ["Base", "Left", "Right", "Stage"])
        #expect(try folder.names(in: "\(place)/Tests") == ["LeftTests"])
        #expect(try folder.text(of: "\(place)/Sources/Left/Left.swift") == "// left")
    }

    @Test(
        "Each of the hostile names is one literal in the manifest, with that name as its value",
        arguments: try HostileNames.all
    )
    func literal(_ name: String) throws {
        let subject = Subject(
            root: folder.url,
            name: "Twins",
            baseline: "A",
            architectures: [Architecture(name: "A", sources: Module(name: name, path: "Code/A"))],
            macOS: MacOSVersion(major: 14),
            scenarioTests: ""
        )
        let file = Parser.parse(source: ExtractedPackage(subject: subject, imports: [:]).manifest)
        #expect(!file.hasError)
        #expect(file.statements.count == 2)
        let literals = file.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.as(StringLiteralExprSyntax.self).flatMap { $0.openingQuote == token ? $0 : nil }
        }
        #expect(literals.map(\.representedLiteralValue) == ["Twins", "en", "14.0", name])
    }

    @Test("What is up to date is not written again")
    func unchanged() throws {
        try package.write()
        let first = try fileNumbers()
        try package.write()
        #expect(try fileNumbers() == first)
    }

    @Test("A link of a target that is gone is removed, and one that leads elsewhere is corrected")
    func stale() throws {
        try package.write()
        let files = FileManager.default
        let sources = folder.url(of: "\(place)/Sources").path
        try files.createSymbolicLink(atPath: "\(sources)/Old", withDestinationPath: "/nowhere")
        try files.removeItem(atPath: "\(sources)/Left")
        try files.createSymbolicLink(atPath: "\(sources)/Left", withDestinationPath: "/nowhere")
        try package.write()
        #expect(try folder.names(in: "\(place)/Sources") == ["Base", "Left", "Right", "Stage"])
        #expect(try files.destinationOfSymbolicLink(atPath: "\(sources)/Left") == folder.url(of: "Code/Left").path)
    }

    @Test("Profiles and results of an earlier run are removed")
    func results() throws {
        try package.write()
        try folder.write("old", to: "\(place)/Results/LeftTests-unit-1.profraw")
        try package.write()
        #expect(try folder.names(in: "\(place)/Results").isEmpty)
    }

    @Test("A folder that can't be made is an error with its path")
    func blocked() throws {
        try folder.write("a file where a folder should be", to: ".build/catwalk")
        let error = try #require(throws: ExtractionError.self) { try package.write() }
        #expect(error == .folder(.notAFolder(path: folder.url(of: ".build/catwalk").path)))
        #expect(!error.blamesSubject)
    }

    @Test("A link among the sources that leads out of the root is named, and nothing is laid out")
    func outward() throws {
        let outside = try TestFolder()
        try outside.write("let secret = 1", to: "a.swift")
        try folder.write("", to: "Code/Left/Left.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: "Code/Left/a.swift"),
            withDestinationURL: outside.url(of: "a.swift")
        )
        #expect(throws: ExtractionError.outwardLink(path: "Code/Left/a.swift", root: folder.url.path)) {
            try package.write()
        }
        #expect(try folder.names() == ["Checks", "Code"])
    }

    @Test("A root whose path the compiler can't name files by is refused before anything is laid out")
    func lineBreak() throws {
        try folder.write("", to: "Two\nlines/Code/Left/Left.swift")
        let root = folder.url(of: "Two\nlines")
        let package = ExtractedPackage(subject: .twins(in: root), imports: [:])
        let error = try #require(throws: ExtractionError.self) { try package.write() }
        #expect(error == .unspeakableRoot(path: root.path))
        #expect(!error.blamesSubject)
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: ".build").path))
    }

    @Test("Modules that import each other are named in the circle's order")
    func circle() throws {
        let imports = ["Code/Base": Set(["Stage"]), "Checks/Stage": ["Left"], "Code/Left": ["Base", "Right"]]
        let package = ExtractedPackage(subject: .twins(in: folder.url), imports: imports)
        #expect(throws: ExtractionError.circle(["Base", "Stage", "Left"])) { try package.write() }
    }

    /// What a rewritten file or link does not keep.
    private func fileNumbers() throws -> [UInt64] {
        try ["Package.swift", "Sources/Left", "Tests/LeftTests"].map { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(of: "\(place)/\(name)").path)
            return try #require(attributes[.systemFileNumber] as? UInt64)
        }
    }
}
