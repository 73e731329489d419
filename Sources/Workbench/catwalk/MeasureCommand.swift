import ArgumentParser
import Foundation
import Survey

/// `catwalk measure`: any Swift code, as it lies there.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Measure any Swift code, without configuration or build.",
        discussion: """
            Takes files, folders, packages and folders of packages. A package has a line for each target, other code \
            one for each folder. Roles are guessed from the names of types, and every guess is shown.

              catwalk measure                       this folder
              catwalk measure ../App ../Kit         several
              catwalk measure --format json App     every file, for programs
              catwalk measure --format csv App      every target, for spreadsheets

            The exit code is 0, or 2 if something could not be measured; standard error names it and says why.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, csv
    }

    @Argument(help: "Files and folders.", completion: .file())
    var paths = ["."]

    @Option(help: "How to show it.")
    var format = Format.table

    @Option(help: "Write to that file rather than to standard output.", completion: .file())
    var output: String?

    func run() throws {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        try MeasureSession(
            survey: SurveyRun(paths, in: folder).run(),
            format: format,
            output: output.map { URL(filePath: $0, directoryHint: .notDirectory, relativeTo: folder) },
            terminal: Terminal(isQuiet: false)
        ).run()
    }
}
