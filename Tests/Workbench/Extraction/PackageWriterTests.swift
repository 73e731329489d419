import Foundation
import Subject
import TestFolder
import Testing

@testable import Extraction

struct PackageWriterTests {
    private let folder: TestFolder
    private let package: ExtractedPackage
    private let place = ".build/catwalk/The-Twins"

    init() throws {
        folder = try TestFolder()
        package = ExtractedPackage(subject: .twins(in: folder.url), imports: Subject.twinImports)
    }

    @Test("Every target is a link to its directory, so what is written there is what is built")
    func links() throws {
        try folder.write("// left", to: "Code/Left/Left.swift")
        try PackageWriter(package).write()
        #expect(try folder.names(in: "\(place)/Sources") == ["Base", "Left", "Right", "Stage"])
        #expect(try folder.names(in: "\(place)/Tests") == ["LeftTests"])
        #expect(try folder.text(of: "\(place)/Sources/Left/Left.swift") == "// left")
    }

    @Test("What is up to date is not written again")
    func unchanged() throws {
        try PackageWriter(package).write()
        let first = try fileNumbers()
        try PackageWriter(package).write()
        #expect(try fileNumbers() == first)
    }

    @Test("A link of a target that is gone is removed, and one that leads elsewhere is corrected")
    func stale() throws {
        try PackageWriter(package).write()
        let files = FileManager.default
        let sources = folder.url(of: "\(place)/Sources").path
        try files.createSymbolicLink(atPath: "\(sources)/Old", withDestinationPath: "/nowhere")
        try files.removeItem(atPath: "\(sources)/Left")
        try files.createSymbolicLink(atPath: "\(sources)/Left", withDestinationPath: "/nowhere")
        try PackageWriter(package).write()
        #expect(try folder.names(in: "\(place)/Sources") == ["Base", "Left", "Right", "Stage"])
        #expect(try files.destinationOfSymbolicLink(atPath: "\(sources)/Left") == folder.url(of: "Code/Left").path)
    }

    @Test("Profiles and results of an earlier run are removed")
    func results() throws {
        try folder.write("old", to: "\(place)/Results/LeftTests-unit-1.profraw")
        try PackageWriter(package).write()
        #expect(try folder.names(in: "\(place)/Results").isEmpty)
    }

    @Test("A folder that can't be made is an error with its path")
    func blocked() throws {
        try folder.write("a file where a folder should be", to: ".build/catwalk")
        let error = try #require(throws: ExtractionError.self) { try PackageWriter(package).write() }
        #expect(error.description.contains(folder.url(of: place).path))
        #expect(!error.blamesSubject)
    }

    /// What a rewritten file or link does not keep.
    private func fileNumbers() throws -> [UInt64] {
        try ["Package.swift", "Sources/Left", "Tests/LeftTests"].map { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(of: "\(place)/\(name)").path)
            return try #require(attributes[.systemFileNumber] as? UInt64)
        }
    }
}
