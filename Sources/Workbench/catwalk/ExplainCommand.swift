import ArgumentParser
import Coupling
import Diagnostics
import Foundation
import Habits
import Pipeline
import Report
import Rules
import Subject
import Writers

/// `catwalk explain`: what a measure, a habit or a rule means, and how it stands with the subject at hand.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Print what a measure, a habit or a rule means, and the figures behind it.",
        discussion: """
            The figures of measures and habits are those of Reports/report.json; the breaches of a rule are looked \
            for anew.

              catwalk explain                             the names of all measures, habits and rules
              catwalk explain propagation-cost-declared   a measure
              catwalk explain view-does-not-use-model     a rule of the subject in this folder
              catwalk explain --markdown                  the definitions of all measures, for a page
            """
    )

    @Argument(help: "A measure, a habit or a rule; none for the list of all.")
    var name: String?

    @Option(name: .customLong("in"), help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    @Option(help: "Find a rule's breaches in the compiler's index, or in the syntax alone.")
    var engine = Engine.index

    @Flag(help: "Print the definitions of all measures as tables in Markdown.")
    var markdown = false

    func validate() throws {
        try SubjectFolder.validate(path)
        if markdown, name != nil {
            throw ValidationError("--markdown prints the definitions of all measures: leave out the name.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            let terminal = Terminal(isQuiet: false)
            if markdown { return terminal.print(DefinitionsWriter.text) }
            guard let name else { return list(on: terminal) }
            if let explanation = Explanation(of: name) {
                return terminal.print(explanation.text(for: report(complainingOn: terminal)))
            }
            if let habit = Habit(rawValue: name) { return explain(habit, on: terminal) }
            try await explain(rule(named: name), on: terminal)
        }
    }
}

extension ExplainCommand {
    private var root: URL { SubjectFolder.url(of: path) }

    /// Measures and habits are the same everywhere, so a folder without rules to read has a list, too.
    private func list(on terminal: Terminal) {
        let rules = (try? Subject.load(from: root))?.rules.map(\.name) ?? []
        let lists = [
            ("Measures", Explanation.names), ("Habits", Habit.allCases.map(\.rawValue)), ("Rules", rules),
        ]
        for (title, names) in lists where !names.isEmpty {
            terminal.print("\(title):\n" + names.map { "  \($0)\n" }.joined())
        }
    }

    /// The definition can be told without figures, so a report that is not there is worth a word and no more.
    private func report(complainingOn terminal: Terminal) -> Report? {
        let file = root.appending(path: "Reports/report.json")
        do {
            return try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
        } catch {
            terminal.complain(
                "\(PrintablePath(file.path)) can't be read as a report, so there are no figures here. Make one with "
                    + "catwalk report."
            )
            return nil
        }
    }

    private func explain(_ habit: Habit, on terminal: Terminal) {
        terminal.print("\(habit.rawValue)\n\n\(habit.definition)\n")
        let architectures = report(complainingOn: terminal)?.measured ?? []
        if !architectures.isEmpty { terminal.print("\n") }
        for architecture in architectures {
            let findings = architecture.habits.filter { $0.habit == habit.rawValue }
            terminal.print("  \(architecture.name): \(findings.count)\n")
            for finding in findings {
                let file = ReaderFolder(path).path(of: finding.file)
                terminal.print("    \(file):\(finding.line): \(finding.explanation)\n")
            }
        }
    }

    private func rule(named name: String) throws -> Rule {
        guard let rule = try rules().first(where: { $0.name == name }) else {
            throw ValidationError(
                "There is no measure, habit or rule \"\(name)\" here. Run catwalk explain for the names of all."
            )
        }
        return rule
    }

    /// None without a configuration: then no name can be a rule's.
    private func rules() throws -> [Rule] {
        do {
            return try Subject.load(from: root).rules
        } catch {
            if case .noConfiguration = error { return [] }
            throw error
        }
    }

    private func explain(_ rule: Rule, on terminal: Terminal) async throws {
        terminal.print("\(rule.name)\n\n\(rule.wording)\nSource: .catwalk.yml\n\n")
        let environment = ProcessInfo.processInfo.environment
        let run = CheckRun(root: root, environment: environment, usesIndex: engine == .index) { terminal.show($0) }
        defer { terminal.clearProgress() }
        let breaches = try await run.run().violations.filter { $0.rule == rule.name }
        terminal.clearProgress()
        terminal.print("  Breaches: \(breaches.count)\n")
        for breach in breaches {
            terminal.print("  \(DiagnosticsWriter.place(of: breach, in: ReaderFolder(path))): \(breach.explanation)\n")
        }
    }
}
