import Extraction
import Foundation
import Pipeline
import TestFolder
import Testing

@testable import Benchmarks
@testable import Subject

struct SubjectCopyingTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("import Foundation\n", to: "Sources/Base/Name.swift")
        try folder.write("import Base\n", to: "Sources/A/Cat/Cat.swift")
        try folder.write("import A\n", to: "Tests/A/CatTests.swift")
    }

    private var subject: Subject {
        let sources = Module(name: "A", path: "Sources/A")
        return Subject(
            root: folder.url,
            name: "Cats",
            baseline: "A",
            shared: [Module(name: "Base", path: "Sources/Base")],
            architectures: [
                Architecture(name: "A", sources: sources, tests: Module(name: "ATests", path: "Tests/A"))
            ],
            scenarioTests: ""
        )
    }

    private var home: String { "\(WorkingFolder(in: folder.url).path)/bench.copy" }

    @Test("Sources are copied without tests, and laid out as a package that links to the copies")
    func write() async throws {
        try await PackagedSubject.read(subject.writeCopy()).package.write()
        #expect(try folder.text(of: "\(home)/Sources/A/Cat/Cat.swift") == "import Base\n")
        #expect(try folder.names(in: home) == [".build", "Sources"])
        let package = "\(home)/\(WorkingFolder(in: folder.url(of: home)).path)/Cats"
        #expect(try folder.text(of: "\(package)/Package.swift").contains(#"(name: "A", dependencies: ["Base"])"#))
        #expect(try folder.text(of: "\(package)/Sources/A/Cat/Cat.swift") == "import Base\n")
        let link = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.url(of: "\(package)/Sources/A").path
        )
        #expect(link == folder.url(of: "\(home)/Sources/A").path)
    }

    @Test("What an earlier run left changed, and what is no more, is put right; what is right is not written again")
    func again() async throws {
        _ = try await subject.writeCopy()
        try folder.write("changed", to: "\(home)/Sources/A/Cat/Cat.swift")
        try folder.write("", to: "\(home)/Sources/A/Old.swift")
        let kept = folder.url(of: "\(home)/Sources/Base/Name.swift").path
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: kept)
        _ = try await subject.writeCopy()
        #expect(try folder.text(of: "\(home)/Sources/A/Cat/Cat.swift") == "import Base\n")
        #expect(try folder.names(in: "\(home)/Sources/A") == ["Cat"])
        #expect(try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date == date)
    }
}
