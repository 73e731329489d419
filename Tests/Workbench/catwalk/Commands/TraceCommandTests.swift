import ArgumentParser
import TestFolder
import Testing
import Toolchain
import Twins

@testable import catwalk

/// Runs the built command.
struct TraceCommandTests {
    @Test(
        "What can't be traced is refused before anything is done",
        arguments: [
            [], ["s", "/nowhere"], ["s", "--against", "/nowhere"], ["s", "--format", "svg"], ["s", "--format", "json"],
            ["--all", "/nowhere"], ["--all", ".", ".."], ["--all", "--against", "."], ["--all", "--format", "svg"],
            ["--page", "/nowhere"], ["--page", ".", ".."], ["--page", "--against", "."], ["--page", "--format", "svg"],
            ["--page", "--all"], ["--page", "-a", "MVP"], ["s", "--check"], ["--all", "--check"],
            ["--all", "--step", "t"],
        ]
    )
    func refused(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) { try TraceCommand.parse(arguments) }
        #expect(error.map { ExitStatus(of: $0).code } == 2)
    }

    @Test(
        "Without a stage, with one that is not there, or with an unknown architecture, it ends with 2 and says what to do",
        arguments: [
            ("", [], "Add the key stage to its .catwalk.yml, with the name of a module under support"),
            ("stage: Play\n", ["-a", "B"], "There is no architecture \"B\" in the .catwalk.yml. It has A."),
            ("stage: Game\n", [], ".catwalk.yml:7:8: stage: There is no module under support \"Game\""),
        ]
    )
    func subject(stage: String, options: [String], sentence: String) async throws {
        let folder = try TestFolder()
        try write("A", stage: stage, in: "", of: folder)
        let result = try await catwalk(["trace", "It opens"] + options, in: folder.url)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains(sentence))
        #expect(result.output.text.isEmpty)
    }

    @Test(
        "A fault in the configuration of the copy to compare with names that copy's folder, before anything is played",
        arguments: [
            ("A", "Game", "In before: .catwalk.yml:7:8: stage: There is no module under support \"Game\""),
            ("B", "Play", "In before: There is no architecture \"A\" in the .catwalk.yml. It has B."),
        ]
    )
    func against(architecture: String, stage: String, sentence: String) async throws {
        let folder = try TestFolder()
        try write("A", stage: "stage: Play\n", in: "", of: folder)
        try write(architecture, stage: "stage: \(stage)\n", in: "before/", of: folder)
        let result = try await catwalk(["trace", "It opens", "--against", "before"], in: folder.url)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains(sentence))
        #expect(result.output.text.isEmpty)
    }

    private func write(_ architecture: String, stage: String, in place: String, of folder: TestFolder) throws {
        try folder.write("public func a() {}\n", to: "\(place)Sources/A/A.swift")
        try folder.write("public enum Stage {}\n", to: "\(place)Sources/Play/Play.swift")
        let configuration = """
            name: Alone
            baseline: \(architecture)
            support: [Sources/Play]
            architectures:
              - name: \(architecture)
                sources: Sources/A
            \(stage)
            """
        try folder.write(configuration, to: "\(place).catwalk.yml")
    }
}
