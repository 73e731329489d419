import ArgumentParser
import Baseline
import Extraction
import Foundation
import Pipeline
import Rules
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

    /// What finds the references.
    enum Engine: String, CaseIterable, ExpressibleByArgument {
        case index
        case syntax
    }

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
        let terminal = Terminal(isQuiet: quiet)
        try await Interruption.heeding {
            let root = SubjectFolder.url(of: path)
            let file = BaselineFile(in: root)
            let baseline = update ? Baseline() : try file.read()
            let violations = try await violations(in: root, terminal: terminal)
            terminal.clearProgress()
            if update {
                try file.write(Baseline(accepting: violations.map(\.key)))
                return terminal.print("\(Baseline.fileName) accepts \(violations.count) breaches.\n")
            }
            let comparison = BreachComparison(of: violations, with: baseline)
            for line in DiagnosticsWriter.lines(for: comparison, in: path) { terminal.tell(line) }
            if !comparison.new.isEmpty { throw ExitCode(Ending.subjectFailed) }
        }
    }

    /// A subject that does not build could not be checked: that is an error here, and no breach.
    private func violations(in root: URL, terminal: Terminal) async throws -> [Violation] {
        let environment = ProcessInfo.processInfo.environment
        let run = CheckRun(root: root, environment: environment, usesIndex: engine == .index) { terminal.show($0) }
        do {
            return try await run.run()
        } catch let error as ExtractionError {
            terminal.clearProgress()
            terminal.complain("catwalk: \(error)\nTo check what does not build, use --engine syntax; it sees less.")
            throw ExitCode(Ending.workbenchFailed)
        }
    }
}
