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
    private var place: String { "\(WorkingFolder(in: folder.url).path)/The-Twins" }

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
        let home = WorkingFolder(in: folder.url)
        try folder.write("a file where a folder should be", to: home.path)
        let error = try #require(throws: ExtractionError.self) { try package.write() }
        #expect(error == .folder(.notAFolder(path: home.url.path)))
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
        #expect(error == .unspeakable(path: root.path))
        #expect(!error.blamesSubject)
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: ".build").path))
    }

    @Test(
        "A file or folder whose name the compiler would take for its options is refused, be it no source and left out",
        arguments: [
            "Left/a\".swift", "Left/x\":{}, \"@b/c.swift", "Left/a\\b.swift", "Left/a\nb/c.swift", "Left/a\".txt",
            "Left/a\u{7F}.h",
        ]
    )
    func unspeakable(_ path: String) throws {
        try folder.write("", to: "Code/\(path)")
        let error = try #require(throws: ExtractionError.self) { try package.write() }
        let first = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        #expect(error == .unspeakable(path: "Code/Left/\(first)"))
        #expect(!FileManager.default.fileExists(atPath: folder.url(of: ".build").path))
    }

    @Test(
        "What was built is another thing once a file is gone, a link leads elsewhere, or the manifest says something else"
    )
    func asBuilt() throws {
        try folder.write("// one", to: "Code/Left/Other.swift")
        for name in ["one", "two"] { try folder.write("// \(name)", to: "Elsewhere/\(name).swift") }
        let link = folder.url(of: "Code/Left/Link.swift")
        func lead(to name: String) throws {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link,
                withDestinationURL: folder.url(of: "Elsewhere/\(name).swift")
            )
        }
        try lead(to: "one")
        try package.write()
        #expect(!package.isAsBuilt)
        try FileManager.default.createDirectory(at: package.scratch, withIntermediateDirectories: true)
        try Data(package.layout().utf8).write(to: package.layoutMark)
        // Without the build's own mark nothing says when it was.
        #expect(!package.isAsBuilt)
        try Data().write(to: package.buildMark)
        #expect(package.isAsBuilt && !package.hasOtherModules)
        let file = folder.url(of: "Code/Left/Other.swift").path
        for (seconds, isAsBuilt) in [(60.0, false), (-60, true)] {
            let date = Date().addingTimeInterval(seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
            #expect(package.isAsBuilt == isAsBuilt)
        }
        let other = try package.layout().replacing(#"name: "Left""#, with: #"name: "Gone""#)
        try Data(other.utf8).write(to: package.layoutMark)
        #expect(package.hasOtherModules)
        try Data(package.layout().utf8).write(to: package.layoutMark)
        try lead(to: "two")
        #expect(try !package.isAsBuilt && package.leadsElsewhere())
        try lead(to: "one")
        #expect(try package.isAsBuilt && !package.leadsElsewhere())
        #expect(!ExtractedPackage(subject: .twins(in: folder.url), imports: [:]).isAsBuilt)
        try FileManager.default.removeItem(at: folder.url(of: "Code/Left/Other.swift"))
        #expect(try !package.isAsBuilt && !package.leadsElsewhere())
    }

    @Test("Names with apostrophes, blanks and signs are built")
    func speakable() throws {
        for name in ["it's", "a b", "a`b", "$(b)", "é", "a;b"] {
            try folder.write("", to: "Code/Left/\(name)/\(name).swift")
        }
        try package.write()
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
