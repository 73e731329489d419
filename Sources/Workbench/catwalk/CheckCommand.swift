import ArgumentParser
import Baseline
import Coupling
import Foundation
import Pipeline
import Writers

/// `catwalk check`: hold the rules against the code, and print what breaks them.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a subject's rules, and print each breach as the compiler would.",
        discussion: """
            Breaches that stand in \(Baseline.fileName) are accepted: only new ones are errors. Nothing is built when \
            the compiler's index is up to date.

              catwalk check                   the package in this folder
              catwalk check --update          accept the breaches of today
              catwalk check --engine syntax   do not build; see less

            The exit code is 0 if no rule is broken anew, 1 if one is, and 2 if catwalk could not check.
            """
    )

    @Argument(help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    @Flag(help: "Accept the breaches of today: write them to \(Baseline.fileName).")
    var update = false

    @Option(help: "Find references in the compiler's index, or in the syntax alone.")
    var engine = Engine.index

    @Flag(name: .shortAndLong, help: "Print nothing but breaches and errors.")
    var quiet = false

    func validate() throws {
        try SubjectFolder.validate(path)
    }

    func run() async throws {
        try await Interruption.heeding {
            let file = BaselineFile(in: SubjectFolder.url(of: path))
            let terminal = Terminal(isQuiet: quiet)
            if update {
                try await accept(in: file, on: terminal)
            } else {
                try await compare(with: file.read(), on: terminal)
            }
        }
    }
}

extension CheckCommand {
    private func accept(in file: BaselineFile, on terminal: Terminal) async throws {
        let baseline = Baseline(accepting: try await outcome(on: terminal).violations.map(\.key))
        try file.write(baseline)
        terminal.print("Accepted in \(Baseline.fileName): \(baseline.acceptedBreaches.count).\n")
    }

    private func compare(with baseline: Baseline, on terminal: Terminal) async throws {
        let outcome = try await outcome(on: terminal)
        let comparison = BreachComparison(of: outcome.violations, with: baseline)
        for line in DiagnosticsWriter.lines(for: comparison, in: ReaderFolder(path)) { terminal.tell(line) }
        terminal.print(DiagnosticsWriter.summary(of: comparison, rules: outcome.rules) + "\n")
        if !comparison.new.isEmpty { throw ExitCode(Ending.subjectFailed) }
    }

    private func outcome(on terminal: Terminal) async throws -> CheckOutcome {
        defer { terminal.clearProgress() }
        let outcome = try await CheckRun(
            root: SubjectFolder.url(of: path),
            environment: ProcessInfo.processInfo.environment,
            usesIndex: engine == .index
        ) { terminal.show($0) }.run()
        terminal.clearProgress()
        for warning in outcome.warnings { terminal.complain(warning) }
        return outcome
    }
}
