import ArgumentParser
import Extraction
import Foundation
import Publication
import Testing

@testable import catwalk

struct ExitStatusTests {
    @Test("An error of the subject ends with 1 and its text")
    func subject() {
        let selection = TestSelection(target: "LeftTests", group: .unit, scenarioTests: "x", xcTests: [])
        let error = ExtractionError.noTests(selection)
        #expect(ExitStatus(of: error) == .failure("catwalk: \(error)", code: 1))
    }

    @Test("An error of the machine or the workbench ends with 2 and its text")
    func workbench() {
        let errors: [any Error] = [
            ExtractionError.folder(.notAFolder(path: "/x")),
            PublicationError.notPublished(.notAFolder(path: "/x")),
            CancellationError(),
        ]
        for error in errors { #expect(ExitStatus(of: error) == .failure("catwalk: \(error)", code: 2)) }
    }

    @Test("What Foundation can't do is told with the file, the system's reason and what to do")
    func foundation() {
        let error = CocoaError(
            .fileWriteUnknown,
            userInfo: [
                NSFilePathErrorKey: "/x\n/y",
                NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(EFBIG)),
            ]
        )
        let text = "/x\\n/y: File too large. Raise the limit on the size of files: ulimit -f."
        #expect(ExitStatus(of: error) == .failure("catwalk: \(text)", code: 2))
    }

    @Test(
        "Wrong usage ends with 2",
        arguments: [
            ["report", "--bogus"], ["bogus"], ["report", "/nowhere/at/all"], ["check", "/nowhere/at/all"],
            ["check", "--engine", "guess"], ["measure", ""], ["init", ""], ["check", ""],
            ["explain", "--in", "/nowhere/at/all"],
        ]
    )
    func usage(_ arguments: [String]) throws {
        let error = try #require(throws: (any Error).self) { try Catwalk.parseAsRoot(arguments) }
        #expect(ExitStatus(of: error).code == 2)
    }

    @Test(
        "Asking the command about itself ends with 0",
        arguments: [
            ["--help"], ["report", "--help"], ["check", "--help"], ["explain", "--help"], ["measure", "--help"],
            ["--version"],
        ]
    )
    func help(_ arguments: [String]) throws {
        let error = try #require(throws: (any Error).self) {
            var command = try Catwalk.parseAsRoot(arguments)
            try command.run()
        }
        guard case .help(let text) = ExitStatus(of: error) else {
            Issue.record("\(arguments) ended with \(ExitStatus(of: error))")
            return
        }
        #expect(!text.isEmpty)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
    }

    @Test("The examples of a command's help stand on a line each")
    func examples() {
        for command in [Catwalk.self] as [any ParsableCommand.Type] + Catwalk.configuration.subcommands {
            let lines = command.configuration.discussion.split(separator: "\n")
            #expect(lines.filter { $0.hasPrefix("  ") && $0.count > 80 } == [], "\(command)")
        }
    }

    @Test("A code that was decided on is kept, without more words")
    func decided() {
        #expect(ExitStatus(of: ExitCode(130)) == .quiet(code: 130))
    }
}
