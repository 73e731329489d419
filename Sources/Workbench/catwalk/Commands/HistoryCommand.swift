import ArgumentParser
import Extraction
import Foundation
import Page
import Publication
import Report
import Revisions
import Support
import Writers

/// `catwalk history`: what grew when.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Measure past commits, and show what grew when.",
        discussion: """
            Each commit is measured from its sources alone, in a temporary folder: the architectures, where the \
            newest commit has a .catwalk.yml, and otherwise all Swift code, target by target. What was measured is \
            kept below .build. Where there is a .catwalk.yml the series is also written to Reports/history.json, \
            from which catwalk report draws.

              catwalk history                          the last 30 commits of this folder
              catwalk history --since 1.0              all since a tag, a branch or a commit
              catwalk history --since 100 ../Yams      the last 100 of another folder
              catwalk history --figure cognitive-sum   with a column for a measure
              catwalk history --format csv > all.csv   print that, and write nothing

            The exit code is 0 if a commit could be measured, and 2 otherwise.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv, md, html
    }

    @Argument(help: "The folder, in a git repository.", completion: .directory)
    var path = "."

    @Option(help: ArgumentHelp("The first commit, by any name git knows, or how many commits.", valueName: "tag|n"))
    var since = "30"

    @Option(
        help: ArgumentHelp(
            "Add a column: a measure by its name, or figures by their paths. Repeat it for several.",
            valueName: "name"
        )
    )
    var figure: [String] = []

    @Option(help: "Print the series like that, and do not write Reports/history.json.")
    var format: Format?

    @Flag(name: .shortAndLong, help: "Print nothing but errors, and what was asked for by --format.")
    var quiet = false

    func validate() throws {
        try SubjectFolder.validate(path)
        if HistoryStart(since) == nil {
            throw ValidationError(
                "--since \(since) names no commit. Give a tag, a branch or a commit, or a number from 1 on."
            )
        }
        if let unknown = figure.first(where: { (try? HistoryFigure($0)) == nil }) {
            throw ValidationError(
                "--figure \(unknown) is no measure, and no sum of figures. Give what catwalk explain calls a measure, or an "
                    + "expression such as lines.code / files."
            )
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            guard let start = HistoryStart(since) else { return }
            let figures = figure.uniqued.compactMap { try? HistoryFigure($0) }
            let outcome = try await measure(since: start, telling: figures)
            for notice in outcome.notices { terminal.complain("catwalk: \(notice)") }
            let writer = HistoryWriter(of: outcome.series)
            switch format {
            case .json: terminal.handOver(try writer.json())
            case .csv: terminal.handOver(writer.commaSeparated)
            case .md: terminal.handOver(writer.markdown)
            case .html: terminal.handOver(try HistoryPage.text(for: outcome.series))
            case nil:
                if outcome.series.parts == .architectures {
                    try HistoryFile(in: ReportFolder(of: root)).write(outcome.series)
                }
                terminal.print(writer.text)
            }
        }
    }
}

extension HistoryCommand {
    private var root: URL { SubjectFolder.url(of: path) }

    private var terminal: Terminal { Terminal(isQuiet: quiet) }

    private func measure(
        since start: HistoryStart,
        telling figures: [HistoryFigure]
    ) async throws -> HistoryRun.Outcome {
        defer { terminal.clearProgress() }
        return try await HistoryRun(
            since: start,
            of: root,
            telling: figures,
            environment: ProcessInfo.processInfo.environment,
            cache: HistoryCache(in: WorkingFolder(in: root), maker: Self.maker)
        ) { terminal.show($0) }.run()
    }

    /// A program that was built anew may measure otherwise.
    private static var maker: String {
        let program = Bundle.main.executableURL?.followingLinks
        let date = try? program?.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return "\(Catwalk.version)-\(Int(date?.timeIntervalSince1970 ?? 0))".replacing(" ", with: "-")
    }
}
