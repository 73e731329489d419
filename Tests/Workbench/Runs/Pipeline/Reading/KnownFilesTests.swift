import Pipeline
import TestFolder
import Testing

struct KnownFilesTests {
    @Test("A file that is known is not read again, unless it is said to be another")
    func notRead() async throws {
        let folder = try TestFolder()
        try folder.write("let a = 1\n", to: "A.swift")
        try folder.write("let b = 1\n", to: "B.swift")
        let run = SurveyRun(["."], in: folder.url)
        let first = try await run.run(knowing: KnownFiles())
        #expect(first.survey.files.map(\.lines.code) == [1, 1])

        try folder.write("let a = 1\nlet x = 2\n", to: "A.swift")
        try folder.write("let b = 1\nlet y = 2\n", to: "B.swift")
        let second = try await run.run(knowing: first.known.without(["B.swift"]))
        #expect(second.survey.files.map(\.lines.code) == [1, 2])
    }

    @Test("A file that has come into a package is another one")
    func otherPackage() async throws {
        let folder = try TestFolder()
        try folder.write("let a = 1\n", to: "Inner/Sources/App/A.swift")
        let run = SurveyRun(["."], in: folder.url)
        let first = try await run.run(knowing: KnownFiles())
        #expect(first.survey.targets.map(\.package) == [nil])
        try folder.write("// swift-tools-version: 6.2\n", to: "Inner/Package.swift")
        let second = try await run.run(knowing: first.known)
        #expect(Set(second.survey.targets.map(\.package)) == ["Inner"])
    }
}
