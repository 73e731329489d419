import CompiledCode
import Foundation
import Pipeline
import Support
import TestFolder
import Testing
import Toolchain

@Suite("Handed-in index stores", CompilingOnce())
struct IndexArtifactTests {
    /// Only the compiler knows that `make()` gives a Cat.
    fileprivate static let texts = [
        (
            path: "Kit/Cat.swift",
            text: "public struct Cat { public let name = \"\" }\npublic func make() -> Cat { Cat() }"
        ),
        (path: "App/Use.swift", text: "import Kit\nstruct Use { func use() -> String { make().name } }"),
    ]

    /// From syntax, `Use` leads to the file of `make`, and that to Cat; the index sees that `name` is Cat's.
    @Test("The edges are the compiler's, and each target says so")
    func edges() async throws {
        let code = try #require(CompilingOnce.code)
        let run = SurveyRun(["."], in: code.folder.url)
        let declared = try await run.run()
        let indexed = try await run.run(index: try await Self.index(of: code))

        #expect(declared.engine == .syntax)
        #expect(declared.targets.map { "\($0.name) \($0.coupling.edges)" } == ["App 1", "Kit 1"])
        #expect(indexed.problems == [])
        #expect(indexed.engine == .index)
        #expect(indexed.targets.map { "\($0.name) \($0.coupling.edges)" } == ["App 2", "Kit 1"])
        #expect(try JSONText.text(for: indexed).contains("\"engine\" : \"index\""))
    }

    @Test("A store from another machine fits by the ends of the paths")
    func foreign() async throws {
        let code = try #require(CompilingOnce.code)
        let other = try TestFolder()
        for (path, text) in Self.texts { try other.write(text, to: path) }
        let survey = try await SurveyRun(["."], in: other.url).run(
            index: try await Self.index(of: code)
        )

        #expect(survey.problems == [])
        #expect(survey.targets.map(\.coupling.edges) == [2, 1])
    }

    @Test("Nothing of a store is used when a file of another machine is not what was compiled")
    func foreignOutdated() async throws {
        let code = try #require(CompilingOnce.code)
        let other = try TestFolder()
        for (path, text) in Self.texts { try other.write("\n" + text, to: path) }
        let survey = try await SurveyRun(["."], in: other.url).run(
            index: try await Self.index(of: code)
        )

        #expect(survey.problems == [.index(argument: "Index", .outdated(file: "App/Use.swift"))])
        #expect(survey.engine == .syntax)
        #expect(survey.targets.map(\.coupling.edges) == [1, 1])
    }

    @Test("Of files that are missing in a store, or have changed, syntax tells; manifests need not be in it")
    func missing() async throws {
        let code = try await CompiledCode(Self.texts)
        try code.folder.write("let package = Package(name: \"P\")", to: "Package.swift")
        let run = SurveyRun(["."], in: code.folder.url)
        let index = try await Self.index(of: code)
        #expect(try await run.run(index: index).notIndexed == [])

        try code.folder.write("struct A { let use: Use; let b: B }", to: "App/A.swift")
        try code.folder.write("struct B {}", to: "App/B.swift")
        let survey = try await run.run(index: index)
        #expect(survey.problems == [])
        #expect(survey.notIndexed == ["App/A.swift", "App/B.swift"])
        // `A` uses `Use` and `B`; `Use` leads to the file of `make`, and by its `name` to Cat.
        #expect(survey.targets.map { "\($0.name) \($0.coupling.edges)" } == [". 0", "App 4", "Kit 1"])
        #expect(survey.notes.map(\.description).contains { $0.contains("App/A.swift, App/B.swift") })

        // Two lines further down, as nobody compiled it.
        try code.folder.write("\n\n" + Self.texts[1].text, to: "App/Use.swift")
        let changed = try await run.run(index: index)
        #expect(changed.notIndexed == ["App/A.swift", "App/B.swift", "App/Use.swift"])
        #expect(changed.targets.map { "\($0.name) \($0.coupling.edges)" } == [". 0", "App 3", "Kit 1"])
    }

    @Test("If a store has none of the files, syntax tells all, and the first is named")
    func other() async throws {
        let code = try await CompiledCode(Self.texts)
        let other = try TestFolder()
        try other.write("struct A {}", to: "A.swift")
        try other.write("struct B {}", to: "B.swift")
        let survey = try await SurveyRun(["."], in: other.url).run(index: try await Self.index(of: code))

        #expect(survey.problems == [.index(argument: "Index", .notIndexed(file: "A.swift", others: 1))])
        #expect(survey.engine == .syntax)
    }

    @Test(
        "What is no index store is named as it was given, with its reason, and where builds leave theirs",
        arguments: [("Kit", "there is no index in it"), ("Gone", "it is not there")]
    )
    func noStore(path: String, reason: String) async throws {
        let code = try #require(CompilingOnce.code)
        let index = try await Self.index(of: code, at: path)
        let problems = try await SurveyRun(["App"], in: code.folder.url).run(index: index)
            .problems

        #expect(problems == [.index(argument: path, .unusable(reason: reason))])
        for place in [".build/debug/index/store", "DerivedData/APP-…/Index.noindex/DataStore"] {
            #expect(problems.allSatisfy { $0.reason.contains(place) })
        }
        #expect(problems.allSatisfy { !$0.description.contains(code.folder.url.path) })
    }

    private static func index(of code: CompiledCode, at path: String = "Index") async throws -> IndexArtifact {
        let library = try await Toolchain.indexLibrary(in: ProcessInfo.processInfo.environment)
        return IndexArtifact(at: path, in: code.folder.url, library: library)
    }
}

/// Compiles the texts once for all tests of the suite that only read them.
private struct CompilingOnce: SuiteTrait, TestScoping {
    @TaskLocal static var code: CompiledCode?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$code.withValue(CompiledCode(IndexArtifactTests.texts), operation: function)
    }
}
