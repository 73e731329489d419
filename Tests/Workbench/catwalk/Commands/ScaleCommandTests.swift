import ArgumentParser
import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

@testable import catwalk

/// Runs the built command.
struct ScaleCommandTests {
    @Test(
        "What can't be measured is refused before anything is done",
        arguments: [
            ["--up-to", "0"], ["--up-to", "33"], ["--up-to", "many"], ["--rounds", "0"], ["--format", "sarif"],
            ["/nowhere"], ["--from", "scale.json", "--up-to", "4"], ["--from", "scale.json", "--rounds", "3"],
            ["--from", "scale.json", "--architecture", "A"],
        ]
    )
    func refused(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) { try ScaleCommand.parse(arguments) }
        #expect(error.map { ExitStatus(of: $0).code } == 2)
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
            ("{", "It is cut short: the text ends in line 1, column 2."),
            ("{\"schemaVersion\": 1}", "is not what catwalk scale writes, at name: This key is missing."),
            ("{\"schemaVersion\": 9}", "at schemaVersion: It is 9, and this catwalk knows 1."),
            (
                Self.scale(pairs: 4, codeLines: -1),
                "at architectures[0].points[0].codeLines: Nobody can have measured the number in line 2, column 50."
            ),
            (Self.scale(pairs: 33, codeLines: 1), "The codeLines of A can't have been measured."),
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
        try folder.write(Self.scale(pairs: 1, codeLines: 1), to: "scale.json")
        let result = try await catwalk("scale", "--from", "scale.json", "--format", format.rawValue, in: folder.url)
        #expect(result.status == .exited(0))
        #expect(!result.output.text.isEmpty)
        #expect(try folder.names() == ["scale.json"])
    }

    @Test("With --output what was measured is written anew, and written again it stays the same")
    func rewritten() async throws {
        let folder = try TestFolder()
        try folder.write(Self.scale(pairs: 1, codeLines: 1), to: "scale.json")
        let first = try await catwalk("scale", "--from", "scale.json", "--output", "new", in: folder.url)
        #expect(first.status == .exited(0))
        let written = try folder.text(of: "new/scale.json")
        #expect(written.contains("\"growth\""))
        #expect(try folder.text(of: "new/scale.html").contains("<title>Cats · catwalk scale</title>"))
        let second = try await catwalk("scale", "--from", "new/scale.json", "--output", "new", in: folder.url)
        #expect(second.status == .exited(0))
        #expect(try folder.text(of: "new/scale.json") == written)
    }

    @Test("When nobody reads on, that is no error")
    func unread() async throws {
        let folder = try TestFolder()
        // More than a pipe holds, so that the rest can't be written any more.
        let name = String(repeating: "x", count: 200_000)
        try folder.write(Self.scale(pairs: 1, codeLines: 1).replacing("Cats", with: name), to: "scale.json")
        let command = Twins.products.appending(path: "catwalk").path
        let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: ["PATH": "/usr/bin:/bin"])
        let result = try await shell.run(
            ["-c", "('\(command)' scale --from scale.json; echo $? >&2) | head -c 1"],
            in: folder.url
        )
        #expect(result.output.text == "x")
        #expect(result.errors.text == "0\n")
    }

    @Test("A folder that is a file is refused before anything is measured")
    func unwritable() async throws {
        let folder = try TestFolder()
        try folder.write("", to: "file")
        let result = try await catwalk("scale", "--output", "file", in: folder.url)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains("/file could not be written: Not a directory."))
    }

    @Test("Interrupted it says that nothing was measured", arguments: [("INT", 130), ("TERM", 143)])
    func interrupted(signal: String, status: Int) async throws {
        let folder = try TestFolder()
        try folder.write(
            "name: App\nbaseline: A\narchitectures: [{name: A, sources: Sources/A}]\nscenes: [B]\nscenarios: S\n",
            to: ".catwalk.yml"
        )
        try folder.write("func b() {}\n", to: "Sources/A/B/B.swift")
        // A compiler that has the command interrupted, and ends when it is told to.
        let compiler = try folder.writeProgram("kill -\(signal) $PPID\nwhile :; do :; done", to: "bin/swift")
        let path = compiler.deletingLastPathComponent().path
        let result = try await catwalk(["scale", folder.url.path], adding: ["PATH": path])
        #expect(result.status == .exited(status))
        #expect(result.errors.text.contains("catwalk: The run was interrupted before the first size was measured."))
    }
}

extension ScaleCommandTests {
    /// What was measured of one architecture at one size.
    private static func scale(pairs: Int, codeLines: Int) -> String {
        """
        {"schemaVersion": 1, "name": "Cats", "rounds": 1, "architectures": [{"name": "A", "changedFile": "A.swift",
        "points": [{"pairs": \(pairs), "files": 1, "codeLines": \(codeLines), "declared": {"edges": 1},
        "resolved": {"edges": 1}, "objectSize": 1, "cleanBuild": [], "rebuild": [], "testRun": []}]}]}
        """
    }
}
