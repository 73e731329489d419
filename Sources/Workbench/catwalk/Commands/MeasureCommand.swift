import ArgumentParser
import Files
import Foundation
import Pipeline
import Subject
import Support
import Toolchain

/// `catwalk measure`: any Swift code, as it lies there.
struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Measure any Swift code, without configuration or build.",
        discussion: """
            Takes files, folders, packages and folders of packages. A package has a line for each target, other code \
            one for each folder. Roles are guessed from the names of types, and every guess is shown.

              catwalk measure                       this folder
              catwalk measure ../App ../Kit         several
              catwalk measure --exclude '*Mock*'    without some
              catwalk measure --format json App     every file, for programs
              catwalk measure --format csv App      every target, for spreadsheets
              catwalk measure --format edges App    who refers to whom, for programs
              catwalk measure --index-store .build/debug/index/store
              catwalk measure --coverage coverage.json
              catwalk measure --macos 14 --index-store .build/debug/index/store

            An index store or coverage may be another machine's: its files are told by the ends of their paths.

            With --macos it measures nothing, and names what that macOS does not have of what the code uses: on Linux, \
            where the compiler does not tell. The exit code is 1 if there is any.

            Else the exit code is 0, or 2 if something could not be measured; standard error names it and says why.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, csv, edges
    }

    @Argument(help: "Files and folders.", completion: .file())
    var paths = ["."]

    @Option(help: "How to show it.")
    var format = Format.table

    @Option(
        help:
            """
            Leave out files and folders with that path or name; * stands for any text, and ! before it keeps what would be \
            left out. May be repeated.
            """
    )
    var exclude: [String] = []

    @Option(
        help: "Outside of packages, a line for each folder so deep, rather than for each target or outermost folder."
    )
    var depth: Int?

    @Option(help: "Write to that file rather than to standard output.", completion: .file())
    var output: String?

    @Option(help: "Name what is newer than that macOS, by an index store.")
    var macos: MacOSVersion?

    @OptionGroup
    var artifacts: ArtifactOptions

    func validate() throws {
        if paths.contains("") {
            throw ValidationError("A path is empty. Give the path of a file or folder; a dot is this folder.")
        }
        if let depth, depth < 1 { throw ValidationError("--depth \(depth) has no folders. Give 1 or more.") }
        if format == .edges, depth != nil {
            throw ValidationError(
                "--format edges names types, not folders. Leave out --depth, or print another format."
            )
        }
        if macos != nil, HostSystem.current == .macOS {
            throw ValidationError(
                "On a Mac the compiler itself tells what is newer than the macOS that a manifest names. Build."
            )
        }
        if macos != nil, artifacts.indexStore == nil {
            throw ValidationError("--macos takes what the code uses from an index. Build it, and give --index-store.")
        }
        if macos != nil, format != .table || depth != nil || output != nil || !artifacts.coverage.isEmpty {
            throw ValidationError("--macos measures nothing. Leave out --format, --depth, --output and --coverage.")
        }
        if format == .edges, !artifacts.coverage.isEmpty {
            throw ValidationError("--format edges prints no coverage. Leave out --coverage, or print another format.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            if let macos { try await nameUses(newerThan: macos) } else { try await measure() }
        }
    }
}

extension MacOSVersion: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension MeasureCommand {
    private var folder: URL { URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory) }

    /// Throws an exit code if there is one, or if not all could be looked at.
    private func nameUses(newerThan oldest: MacOSVersion) async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let index = try await artifacts.index(in: environment) else { return }
        let (uses, problems) = try await SurveyRun(
            paths,
            in: folder,
            except: Exclusion(exclude),
            environment: environment
        )
        .uses(newerThan: oldest, index: index, toolchain: Toolchain.find(in: environment))
        try Task.checkCancellation()
        let terminal = Terminal(isQuiet: false)
        for use in uses { terminal.tell("\(use)") }
        try terminal.complain(of: problems)
        if !uses.isEmpty { throw ExitCode(ExitStatus.subjectFailed) }
    }

    /// Throws an exit code if something was not measured, after it has said what.
    private func measure() async throws {
        let (text, notes, problems) = try await measured()
        // What was cancelled is only a part, and not to be taken for the whole.
        try Task.checkCancellation()
        let terminal = Terminal(isQuiet: false)
        if let output {
            let file = URL(filePath: output, directoryHint: .notDirectory, relativeTo: folder)
            do {
                try OutputFile(url: file).write(text)
            } catch {
                throw FileFault.notWritten(path: file.relativePath, SystemReason(error))
            }
        } else {
            terminal.handOver(text)
        }
        notes.forEach { terminal.note($0) }
        try terminal.complain(of: problems)
    }

    /// Only a table is for a person, who has to be told what programs read from the rest.
    private func measured() async throws -> (text: String, notes: [PrintableText], problems: [SurveyProblem]) {
        let environment = ProcessInfo.processInfo.environment
        let index = try await artifacts.index(in: environment)
        let run = SurveyRun(paths, in: folder, except: Exclusion(exclude), environment: environment)
        func survey() async throws -> Survey {
            try await run.run(
                index: index,
                coverage: try await artifacts.coverage(in: environment),
                depth: depth
            )
        }
        switch format {
        case .edges:
            let graph = try await run.graph(with: index)
            return (try JSONText.text(for: graph), [], graph.problems)
        case .table:
            let survey = try await survey()
            return (SurveyWriter(of: survey).text.description, survey.notes, survey.problems)
        case .csv:
            let survey = try await survey()
            return (SurveyWriter(of: survey).commaSeparated, [], survey.problems)
        case .json:
            let survey = try await survey()
            return (try JSONText.text(for: survey), [], survey.problems)
        }
    }
}
