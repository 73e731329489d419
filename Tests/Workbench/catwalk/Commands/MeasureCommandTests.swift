import ArgumentParser
import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

@testable import catwalk

/// Runs the built command.
struct MeasureCommandTests {
    @Test("It measures a folder, whose problems it names and ends with 2 for")
    func folder() async throws {
        let folder = try TestFolder()
        try folder.write("struct A {}\n", to: "App/A.swift")
        let good = try await catwalk("measure", "--format", "csv", folder.url.path)
        #expect(good.status == .exited(0))
        #expect(good.output.text.contains("\r\n,App,folder,1,1,0,0,1,"))
        #expect(good.errors.text.isEmpty)

        try folder.write("\0", to: "App/B.swift")
        let bad = try await catwalk("measure", "--format", "csv", folder.url.path)
        #expect(bad.status == .exited(2))
        #expect(bad.output.text == good.output.text)
        #expect(bad.errors.text.hasPrefix("catwalk: App/B.swift: It has a NUL byte"))
    }

    @Test("It prints the declared graph, and refuses coverage beside it")
    func edges() async throws {
        let folder = try TestFolder()
        try folder.write("struct A { let b: B }\nstruct B {}\n", to: "App/A.swift")
        let good = try await catwalk("measure", "--format", "edges", folder.url.path)
        #expect(good.status == .exited(0))
        #expect(good.output.text.contains("\"from\" : 0,\n      \"to\" : 1\n"))
        #expect(good.errors.text.isEmpty)

        try folder.write("\0", to: "App/B.swift")
        let bad = try await catwalk("measure", "--format", "edges", folder.url.path)
        #expect(bad.status == .exited(2))
        #expect(bad.output.text.contains("\"from\" : 0,\n      \"to\" : 1\n"))
        #expect(bad.errors.text.hasPrefix("catwalk: App/B.swift: It has a NUL byte"))

        #expect(throws: (any Error).self) { try MeasureCommand.parse(["--format", "edges", "--coverage", "c.json"]) }
    }

    @Test("The edges of the worked example of Documentation/measure.md are those that stand there")
    func documentedEdges() async throws {
        let source = try #require(Documentation.blocks(of: "measure.md", after: "## An example to redo by hand").first)
        let blocks = try Documentation.blocks(of: "measure.md", after: "## The edges")
        let folder = try TestFolder()
        try folder.write(source, to: "CatPresenter.swift")
        let result = try await catwalk("measure", "--format", "edges", folder.url.path)
        #expect(blocks.dropFirst().first == result.output.text)
    }

    @Test("An index store and coverage that can't be used end it with 2, and the rest is measured")
    func handedIn() async throws {
        let folder = try TestFolder()
        try folder.write("struct A {}\n", to: "App/A.swift")
        let path = folder.url.path
        let result = try await catwalk("measure", path, "--index-store", "\(path)/gone", "--coverage", "\(path)/c.json")
        #expect(result.status == .exited(2))
        #expect(result.output.text.contains("\nApp "))
        let lines = result.errors.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("catwalk: \(path)/c.json: ") == true)
        #expect(lines.last?.hasPrefix("catwalk: \(path)/gone: It could not be opened as an index store") == true)
    }

    @Test(
        "A profile and the program that wrote it belong together",
        arguments: [["--coverage", "a.profdata"], ["--coverage", "a.json", "--program", "a"], ["--program", "a"]]
    )
    func profile(arguments: [String]) {
        #expect(throws: (any Error).self) { try MeasureCommand.parse(arguments) }
        #expect(throws: Never.self) { try MeasureCommand.parse(["--coverage", "a.profraw", "--program", "a"]) }
    }

    @Test(
        "What a format can't show is refused",
        arguments: [
            ["--format", "edges", "--depth", "2"], ["--format", "edges", "--coverage", "a.json"], ["--depth", "0"],
        ]
    )
    func unshown(arguments: [String]) {
        #expect(throws: (any Error).self) { try MeasureCommand.parse(arguments) }
        #expect(throws: Never.self) { try MeasureCommand.parse(["--depth", "2"]) }
    }

    private func catwalk(_ arguments: String...) async throws -> ToolResult {
        let tool = Tool(
            executable: Twins.products.appending(path: "catwalk"),
            environment: ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
        )
        return try await tool.run(arguments, within: .build)
    }
}
