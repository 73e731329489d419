import ArgumentParser
import Foundation
import Pipeline
import Support

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
              catwalk measure --format json App     every file, for programs
              catwalk measure --format csv App      every target, for spreadsheets
              catwalk measure --format edges App    who refers to whom, for programs
              catwalk measure --index-store .build/debug/index/store
              catwalk measure --coverage coverage.json

            An index store or coverage may be another machine's: its files are told by the ends of their paths.

            The exit code is 0, or 2 if something could not be measured; standard error names it and says why.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, csv, edges
    }

    @Argument(help: "Files and folders.", completion: .file())
    var paths = ["."]

    @Option(help: "How to show it.")
    var format = Format.table

    @Option(help: "Write to that file rather than to standard output.", completion: .file())
    var output: String?

    @Option(
        help: "Take the edges from that index store, which has to have all that is measured.",
        completion: .directory
    )
    var indexStore: String?

    @Option(
        help: "Show the coverage of that file: what llvm-cov export wrote, or a .profdata or .profraw.",
        completion: .file()
    )
    var coverage: String?

    @Option(help: "The program that wrote the profile.", completion: .file())
    var program: String?

    func validate() throws {
        if paths.contains("") {
            throw ValidationError("A path is empty. Give the path of a file or folder; a dot is this folder.")
        }
        if isProfile, program == nil {
            throw ValidationError(
                "\(PrintablePath(coverage ?? "")) is a profile. Give --program the program that wrote it."
            )
        }
        if !isProfile, program != nil {
            throw ValidationError("--program belongs to a profile. Give --coverage a .profdata or .profraw with it.")
        }
        if format == .edges, coverage != nil {
            throw ValidationError("--format edges prints no coverage. Leave out --coverage, or print another format.")
        }
    }

    func run() async throws {
        try await Interruption.heeding { try await MeasureSession(options: self).run() }
    }

    /// Whether the coverage is a profile, which takes a program to read.
    private var isProfile: Bool {
        coverage.map { CoverageArtifact.profileExtensions.contains(URL(filePath: $0).pathExtension) } ?? false
    }
}
