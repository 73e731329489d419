import ArgumentParser

/// The command `catwalk`: its subcommands do the work.
struct Catwalk: AsyncParsableCommand {
    static let version = "catwalk 0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "catwalk",
        abstract: "Compare the architectures of an app with numbers.",
        discussion: """
            A subject is a Swift code base with a .catwalk.yml at its root, which says what is compared with what.

              catwalk report          measure the package in this folder
              catwalk measure ../App  measure any Swift code
              catwalk init ../App     write a first .catwalk.yml for it
              catwalk check           hold its rules against it
              catwalk explain nccd-declared    what a number or a rule means
              catwalk report --help   what else it can do
            """,
        version: version,
        subcommands: [
            ReportCommand.self, InitCommand.self, MeasureCommand.self, CheckCommand.self, ExplainCommand.self,
        ]
    )
}
