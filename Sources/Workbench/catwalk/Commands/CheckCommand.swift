import ArgumentParser
import Coupling
import Report

/// `catwalk check`: hold rules and accepted figures against the code, and print what breaks them.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a subject's rules and figures, and print what has changed as the compiler would.",
        discussion: """
            Breaches that stand in \(Baseline.fileName) are accepted: only new ones are errors. Figures that stand \
            there are held against those of today; the key gate in .catwalk.yml says how far they may move, and which \
            budgets they must keep. No test is run, and nothing is built when the compiler's index is up to date.

              catwalk check                   the package in this folder
              catwalk check --update          accept the breaches and figures of today
              catwalk check --engine syntax   do not build; see less

            The exit code is 0 if all is as accepted, 1 if a rule is broken anew, a figure has moved too far or is gone, \
            or a budget does not hold, and 2 if catwalk could not check.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @OptionGroup
    var subject: SubjectOptions

    @Flag(help: "Accept the breaches and figures of today: write them to \(Baseline.fileName).")
    var update = false

    @Option(help: "Find references in the compiler's index, or in the syntax alone.")
    var engine = Engine.index

    @Option(help: "How to show it; json has every figure that has moved, come or gone.")
    var format = Format.text

    func validate() throws {
        if update, format == .json {
            throw ValidationError("--update accepts, and --format json shows what is not accepted: leave out one.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            let session = CheckSession(options: self)
            switch (update, format) {
            case (true, _): try await session.update()
            case (false, .text): try await session.check()
            case (false, .json): try await session.printDocument()
            }
        }
    }
}
