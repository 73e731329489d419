import ArgumentParser
import Foundation
import TestFolder
import Testing

@testable import catwalk

/// Runs the built command.
struct ScaleCommandTests {
    @Test(
        "What can't be measured is refused before anything is done",
        arguments: [
            ["--up-to", "0"], ["--up-to", "33"], ["--up-to", "many"], ["--rounds", "0"], ["--format", "sarif"],
            ["/nowhere"],
        ]
    )
    func refused(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) { try ScaleCommand.parse(arguments) }
        #expect(error.map { Ending(of: $0).code } == 2)
    }

    @Test("Without scenes, or with an unknown architecture, it ends with 2 and says what to do")
    func subject() async throws {
        let folder = try TestFolder()
        try folder.write("public func a() {}\n", to: "Sources/A/A.swift")
        let configuration = """
            name: Alone
            baseline: A
            architectures:
              - name: A
                sources: Sources/A
            scenarios: 'ScenarioTests'

            """
        try folder.write(configuration, to: ".catwalk.yml")
        let scenes = try await catwalk("scale", in: folder.url)
        #expect(scenes.status == .exited(2))
        #expect(scenes.errors.text.contains("catwalk: The .catwalk.yml names no scenes"))
        let unknown = try await catwalk("scale", "--architecture", "B", in: folder.url)
        #expect(unknown.status == .exited(2))
        #expect(unknown.errors.text.contains("catwalk: There is no architecture \"B\" in the .catwalk.yml. It has A."))
    }

    @Test(
        "A file that it did not write is told with its place",
        arguments: [
            ("{", "It is not JSON."), ("{\"schemaVersion\": 1}", "name: This key is missing."),
            ("{\"schemaVersion\": 9}", "is of schema version 9, and this catwalk reads version 1."),
        ]
    )
    func unreadable(text: String, reason: String) async throws {
        let folder = try TestFolder()
        let file = try folder.write(text, to: "scale.json")
        let result = try await catwalk("scale", "--from", file.path, in: folder.url)
        #expect(result.status == .exited(2))
        #expect(result.output.text.isEmpty)
        #expect(result.errors.text.contains(reason))
    }

    @Test(
        "What was measured is shown anew in every format, and nothing is written",
        arguments: ScaleCommand.Format.allCases
    )
    func formats(format: ScaleCommand.Format) async throws {
        let folder = try TestFolder()
        let empty = "{\"schemaVersion\": 1, \"name\": \"Cats\", \"rounds\": 1, \"architectures\": []}"
        try folder.write(empty, to: "scale.json")
        let result = try await catwalk("scale", "--from", "scale.json", "--format", format.rawValue, in: folder.url)
        #expect(result.status == .exited(0))
        #expect(!result.output.text.isEmpty)
        #expect(try folder.names() == ["scale.json"])
    }
}
