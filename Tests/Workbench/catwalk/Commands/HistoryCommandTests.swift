import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

@testable import catwalk

@Suite(.serialized)
struct HistoryCommandTests {
    @Test("A number from 1 on, or a name, and a folder that is there, or the command says what it needs")
    func arguments() throws {
        #expect(try HistoryCommand.parse([]).since == "30")
        #expect(try HistoryCommand.parse(["--since", "1.0"]).format == nil)
        for since in ["0", "-3"] {
            let error = #expect(throws: (any Error).self) { try HistoryCommand.parse(["--since=\(since)"]) }
            #expect(error.map(HistoryCommand.message)?.contains("names no commit. Give a tag, ") == true)
        }
        #expect(throws: (any Error).self) { try HistoryCommand.parse(["/nowhere"]) }
    }

    @Test("A subject's history is written for its report, whose page then shows it, and printed")
    func subject() async throws {
        let folder = try await subject(named: "History")
        let result = try await catwalk("history", "--since", "1", folder.url.path)
        #expect(result.status == .exited(0))
        #expect(result.output.text.hasPrefix("1 commit, "))
        #expect(result.errors.text.hasPrefix("Measuring commits: 0 of 1\nMeasuring commits: 1 of 1\n"))
        #expect(try folder.text(of: "Reports/history.json").contains("\"codeLines\" : 20"))

        // The same as is printed on request, from what was kept.
        let printed = try await catwalk("history", "--format", "json", folder.url.path)
        #expect(printed.output.text == (try folder.text(of: "Reports/history.json")))
        #expect(printed.errors.text.isEmpty)
    }

    @Test(
        "What is asked for in a form is printed, and nothing is written",
        arguments: [
            ("csv", "commit,date,title,of,codeLines,files,types,edges,problem\r\n"), ("html", "<!DOCTYPE html>\n"),
        ]
    )
    func format(_ format: String, begins: String) async throws {
        let folder = try await subject(named: "HistoryFormat\(format)")
        let result = try await catwalk("history", "--format", format, "--quiet", folder.url.path)
        #expect(result.output.text.hasPrefix(begins))
        #expect(result.errors.text.isEmpty)
        #expect(try !folder.names().contains("Reports"))
    }

    @Test("A folder without a repository has no history")
    func noRepository() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("history", folder.url.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: \(folder.url.path) lies in no git repository, "))
        #expect(try folder.names().isEmpty)
    }

    private func subject(named name: String) async throws -> TestFolder {
        let folder = try Twins.copy(named: name)
        try folder.write(".build/\n", to: ".gitignore")
        for name in [".git", ".build"] { try? FileManager.default.removeItem(at: folder.url(of: name)) }
        let git = try #require(Tool.find("git", in: ProcessInfo.processInfo.environment))
        for step in [
            ["init", "--quiet"], ["add", "--all"],
            ["-c", "user.name=Tester", "-c", "user.email=tester@example.com", "commit", "--quiet", "-m", "one"],
        ] {
            _ = try await git.run(step, in: folder.url).checked()
        }
        return folder
    }
}
