import ArgumentParser

/// The command `catwalk`: its subcommands do the work.
struct Catwalk: AsyncParsableCommand {
    static let version = "catwalk 0.1.0"

    /// Who has the repository with the releases, on GitHub.
    ///
    /// A fork that makes its own names itself here, and has the pages follow:
    /// `Tests/Workbench/DocumentationCheck/check_pages.py --write`.
    static let publisher = "OWNER"

    static let configuration = CommandConfiguration(
        commandName: "catwalk",
        abstract: "Compare the architectures of an app with numbers.",
        discussion: """
            A subject is a Swift code base with a .catwalk.yml at its root, which says what is compared with what.

              catwalk report                   compare the architectures of this package
              catwalk check                    check its rules and accepted figures
              catwalk compare main..HEAD       show what has changed
              catwalk history --since 1.0      show what grew when
              catwalk bench                    count and time what they cost to run
              catwalk scale                    see what more scenes cost
              catwalk trace 'Load Cat opens'   see who calls whom in a scenario
              catwalk show                     tap the apps live, side by side
              catwalk workshop start ../Cats   learn them by exercises
              catwalk explain nccd-declared    say what a number or a rule means
              catwalk init ../App              write a first .catwalk.yml for other code
              catwalk measure ../App           measure any Swift code without one
              catwalk report --help            say what else a command can do
            """,
        version: "\(Build.own)",
        subcommands: [
            ReportCommand.self, InitCommand.self, MeasureCommand.self, CheckCommand.self, CompareCommand.self,
            HistoryCommand.self, BenchCommand.self, ScaleCommand.self, TraceCommand.self, PlayCommand.self,
            ShowCommand.self, WorkshopCommand.self, ExplainCommand.self,
        ]
    )
}
