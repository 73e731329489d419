import ArgumentParser
import TestFolder
import Testing

@testable import catwalk

struct ReportCommandTests {
    @Test("Without arguments it measures this folder, in the form that is committed, and writes")
    func defaults() throws {
        let command = try ReportCommand.parse([])
        #expect(command.subject.path == ".")
        #expect(command.reproducible)
        #expect(!command.check)
        #expect(command.output == nil)
    }

    @Test("A folder that is not there is refused before anything is done")
    func missingFolder() throws {
        let error = try #require(throws: (any Error).self) { try ReportCommand.parse(["/nowhere/at/all"]) }
        #expect(
            ReportCommand.message(for: error)
                == "There is no folder /nowhere/at/all. Give the folder that has the .catwalk.yml."
        )
    }

    @Test("An output that is a file is refused")
    func outputFile() throws {
        let folder = try TestFolder()
        let file = try folder.write("", to: "report")
        let error = try #require(throws: (any Error).self) {
            try ReportCommand.parse([folder.url.path, "--output", file.path])
        }
        #expect(ReportCommand.message(for: error) == "\(file.path) is a file. Give --output a folder.")
        #expect(try folder.names() == ["report"])
    }

    @Test("Formats stand with commas between them, in any case, with or without spaces")
    func formats() throws {
        let command = try ReportCommand.parse(["--format", "md, CSV,badges"])
        #expect(command.format?.formats == [.md, .csv, .badges])
    }

    @Test(
        "What does not go together is refused, with what to do",
        arguments: [
            (
                ["--format", "md,pdf"],
                "There is no format \"pdf\". The formats are html, md, json, csv, sarif, badges, mermaid, svg."
            ),
            (
                ["--format", ""],
                "There is no format \"\". The formats are html, md, json, csv, sarif, badges, mermaid, svg."
            ),
            (["--output", "-"], "--output - prints one file: give --format html, or md, or json, or csv, or sarif."),
            (
                ["--output", "-", "--format", "badges"],
                "--output - prints one file: give --format html, or md, or json, or csv, or sarif."
            ),
            (
                ["--output", "-", "--format", "md", "--check"],
                "--check compares files, and --output - writes none: leave out one of them."
            ),
            (
                ["--from", "report.json", "--isolate"],
                "--isolate builds, and --from measures nothing: leave out one of them."
            ),
        ]
    )
    func refused(_ arguments: [String], message: String) throws {
        let error = try #require(throws: (any Error).self) { try ReportCommand.parse(arguments) }
        #expect(ReportCommand.message(for: error).hasSuffix(message))
    }

    @Test("What differs from run to run can't be checked")
    func checkOfGenerated() {
        #expect(throws: (any Error).self) { try ReportCommand.parse(["--check", "--no-reproducible"]) }
    }
}
