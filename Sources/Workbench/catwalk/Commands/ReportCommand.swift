import ArgumentParser
import Foundation
import Pipeline
import Publication
import Report
import Support
import Writers

/// `catwalk report`: measure, publish, print.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Measure a subject's architectures and write the report.",
        discussion: """
            Writes the report into Reports, brings the table between <!-- catwalk:comparison --> and \
            <!-- /catwalk:comparison --> in README.md up to date, and prints the comparison.

            Formats: \(ReportFormat.standard.map(\.rawValue).joined(separator: ", ")), and what else is in the folder \
            already; with --format these alone: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).

              catwalk report                          the package in this folder
              catwalk report ../cats                  the package in another folder
              catwalk report --format sarif,badges    write these formats
              catwalk report --format csv --output -  print one format
              catwalk report --from report.json       write an earlier report anew
              catwalk report --output ../figures      write there; leave README.md alone
              catwalk report --check                  fail if the files are stale
              catwalk report --isolate                prove that none needs another
              catwalk report --no-reproducible        add time, machine and versions

            The exit code is 0 if all is well, 1 if the subject failed (it does not build, a test or scenario fails, \
            a rule is broken, a file is stale), and 2 if catwalk could not do its work.
            """
    )

    @OptionGroup
    var subject: SubjectOptions

    @Flag(help: "Write nothing; fail if the report's files or the README's table are stale.")
    var check = false

    @Option(
        help: "The formats to write, with commas between them.",
        completion: .list(ReportFormat.allCases.map(\.rawValue)),
        transform: FormatList.init
    )
    var format: FormatList?

    @Option(help: "Measure nothing: take the figures from a report.json.", completion: .file(extensions: ["json"]))
    var from: String?

    @Option(
        help: "Write there, and leave the README alone; - prints the one format that is asked for. (default: Reports)",
        completion: .directory
    )
    var output: String?

    @Flag(help: "Also build each architecture alone with just the shared layers; fail if one needs another.")
    var isolate = false

    @Flag(
        inversion: .prefixedNo,
        help: "Leave out what differs from run to run: the time, the machine, the commit, the tool versions."
    )
    var reproducible = true

    func validate() throws {
        if let output, FileManager.default.fileExists(atPath: output), !SubjectFolder.isDirectory(output) {
            throw ValidationError("\(PrintablePath(output)) is a file. Give --output a folder.")
        }
        if check, !reproducible {
            throw ValidationError("--check compares what is the same in every run: leave out --no-reproducible.")
        }
        if from != nil, isolate {
            throw ValidationError("--isolate builds, and --from measures nothing: leave out one of them.")
        }
        if output == "-" {
            if check {
                throw ValidationError("--check compares files, and --output - writes none: leave out one of them.")
            }
            if format?.printed == nil {
                throw ValidationError("--output - prints one file: give --format \(FormatList.printable).")
            }
        }
    }

    func run() async throws {
        try await Interruption.heeding { try await ReportSession(options: self).run() }
    }
}
