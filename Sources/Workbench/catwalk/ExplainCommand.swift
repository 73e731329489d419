import ArgumentParser
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

              catwalk explain                             the names of all measures and rules
              catwalk explain propagation-cost-declared   a measure
              catwalk explain view-does-not-use-model     a rule of the subject in this folder
            """
    )

    @Argument(help: "A measure, a habit or a rule; none for the list of all.")
    var name: String?

    @Option(name: .customLong("in"), help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    func validate() throws {
        try SubjectFolder.validate(path)
    }

    func run() async throws {
        try await Interruption.heeding {
            let terminal = Terminal(isQuiet: false)
            guard let name else { return list(on: terminal) }
            if let explanation = Explanation(of: name) {
                return terminal.print(explanation.text(for: report(complainingOn: terminal)))
            }
            if let habit = Habit(rawValue: name) { return explain(habit, on: terminal) }
            try await explainRule(named: name, on: terminal)
        }
    }
}

extension ExplainCommand {
    private var root: URL { SubjectFolder.url(of: path) }

    private func list(on terminal: Terminal) {
        let rules = (try? Subject.load(from: root))?.rules.map(\.name) ?? []
        terminal.print((["Measures:"] + Explanation.names.map { "  \($0)" }).joined(separator: "\n") + "\n")
        terminal.print((["Habits:"] + Habit.allCases.map { "  \($0.rawValue)" }).joined(separator: "\n") + "\n")
        if rules.isEmpty { return }
        terminal.print((["Rules:"] + rules.map { "  \($0)" }).joined(separator: "\n") + "\n")
    }

    /// The definition can be told without figures, so a report that is not there is worth a word and no more.
    private func report(complainingOn terminal: Terminal) -> Report? {
        let file = root.appending(path: "Reports/report.json")
        do {
            return try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
        } catch {
            terminal.complain(
                "\(file.path) can't be read as a report, so there are no figures here. Make one with catwalk report."
            )
            return nil
        }
    }

    private func explain(_ habit: Habit, on terminal: Terminal) {
        terminal.print("\(habit.rawValue)\n\n\(habit.definition)\n\n")
        for architecture in report(complainingOn: terminal)?.measured ?? [] {
            let findings = architecture.habits.filter { $0.habit == habit.rawValue }
            terminal.print("  \(architecture.name): \(findings.count)\n")
            for finding in findings { terminal.print("    \(finding.file):\(finding.line): \(finding.explanation)\n") }
        }
    }

    private func explainRule(named name: String, on terminal: Terminal) async throws {
        let subject = try Subject.load(from: root)
        guard let rule = subject.rules.first(where: { $0.name == name }) else {
            throw ValidationError(
                "There is no measure, habit or rule \"\(name)\" here. Run catwalk explain for the names of all."
            )
        }
        terminal.print("\(rule.name)\n\n\(rule.wording)\nSource: .catwalk.yml\n\n")
        let environment = ProcessInfo.processInfo.environment
        let run = CheckRun(root: root, environment: environment, usesIndex: true) { terminal.show($0) }
        let breaches = try await run.run().filter { $0.rule == name }
        terminal.clearProgress()
        terminal.print("  \(breaches.count) breaches\n")
        for breach in breaches { terminal.print("  \(breach.file):\(breach.position.line): \(breach.explanation)\n") }
    }
}
