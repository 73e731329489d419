import ArgumentParser
import Revisions

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
              catwalk history --format csv > all.csv   print that, and write nothing

            The exit code is 0 if a commit could be measured, and 2 otherwise.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv, md
    }

    @Argument(help: "The folder, in a git repository.", completion: .directory)
    var path = "."

    @Option(help: ArgumentHelp("The first commit, by any name git knows, or how many commits.", valueName: "tag|n"))
    var since = "30"

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
    }

    func run() async throws {
        try await Interruption.heeding { try await HistorySession(options: self).run() }
    }
}
