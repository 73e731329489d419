import ArgumentParser
import Coupling
import Foundation
import Pipeline
import Publication
import Report
import Rules
import Subject
import Support
import Words
import Writers

/// `catwalk explain`: what a measure, an anti-pattern, a rule or a claim means, and how it stands with the subject at hand.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Print what a measure, an anti-pattern, a rule or a claim means, and the figures behind it.",
        discussion: """
            The figures of measures, anti-patterns and claims are those of Reports/report.json; the breaches of a rule are looked \
            for anew. The exit code is 0, or 2 if there is no such name or the report is broken.

              catwalk explain                             all names that there are
              catwalk explain propagation-cost-declared   a measure
              catwalk explain view-does-not-use-model     a rule of this folder's subject
              catwalk explain C9                          a claim of the report
              catwalk explain code-lines ../App           the figures of another folder
              catwalk explain --markdown                  all definitions of measures
              catwalk explain --schema                    the schema of what they compute
            """
    )

    @Argument(help: "A measure, an anti-pattern, a rule or a claim; none for the list of all.")
    var name: String?

    @Argument(help: "The folder that has the .catwalk.yml. (default: .)", completion: .directory)
    var folder: String?

    @Option(name: .customLong("in"), help: "The folder, if you give no name.", completion: .directory)
    var home: String?

    @Option(
        help:
            "Find a rule's breaches in the compiler's index, or in the syntax alone. (default: index, if the subject can be built)"
    )
    var engine: Engine?

    @Flag(help: "Print the definitions of all measures as tables in Markdown.")
    var markdown = false

    @Flag(help: "Print the JSON Schema of what report.json has under measures.")
    var schema = false

    func validate() throws {
        if folder != nil, home != nil {
            throw ValidationError("The folder is given twice: leave out --in.")
        }
        try SubjectFolder.validate(path)
        if markdown, schema { throw ValidationError("--markdown and --schema are two texts: give one of them.") }
        if markdown || schema, name != nil {
            throw ValidationError("--\(markdown ? "markdown" : "schema") is of all measures: leave out the name.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            if markdown { return terminal.handOver(DefinitionsWriter.text) }
            if schema { return terminal.handOver(try DefinitionsWriter.schema) }
            guard let name else { return list() }
            try await explain(name)
        }
    }
}

extension ExplainCommand {
    private var path: String { folder ?? home ?? "." }

    private var root: URL { SubjectFolder.url(of: path) }

    private var terminal: Terminal { Terminal(isQuiet: false) }

    /// Measures and anti-patterns are the same everywhere, so a folder without rules to read has a list, too.
    private func list() {
        let rules = (try? Subject.load(from: root))?.rules.map(\.name) ?? []
        let lists = [
            ("Measures", Explanation.names), ("Anti-patterns", Habit.allCases.map(\.rawValue)), ("Rules", rules),
            ("Claims", claims),
        ]
        for (title, names) in lists where !names.isEmpty {
            let lines: [PrintableText] = names.map { "  \($0)\n" }
            terminal.print("\(title):\n\(lines.joined())")
        }
    }

    /// All that goes by the name: a rule may be called as a measure is.
    private func explain(_ name: String) async throws {
        let measures = Explanation.all(called: name)
        let habit = Habit.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        // What is the same everywhere can be explained beside a configuration that can't be read, too.
        let rules = measures.isEmpty && habit == nil ? try rules() : (try? rules()) ?? []
        let rule = rules.first { $0.name == name }
        if rule == nil, measures.isEmpty, habit == nil {
            if try explainClaim(name) { return }
            let names = Explanation.names + Habit.allCases.map(\.rawValue) + rules.map(\.name) + claims
            throw UnknownName(name: name, question: NearestName.question(about: name, among: names))
        }
        if let rule {
            try await explain(rule)
            if !measures.isEmpty || habit != nil { terminal.print("\n") }
        }
        if !measures.isEmpty { try explain(measures) }
        if let habit { try explain(habit) }
    }

    /// What they mean is told before anything can go wrong with the report.
    private func explain(_ measures: [Explanation]) throws {
        let report = Result { try self.report() }
        let texts = measures.map { $0.text(for: try? report.get()) }
        terminal.print(texts.joined(separator: "\n"))
        _ = try report.get()
    }

    /// The definition can be told without figures, so a report that is not there is worth a word and no more.
    private func report() throws(PublicationError) -> Report? {
        if let report = try reportFile.readIfThere() {
            tellSource(of: report)
            return report
        }
        terminal.complain(
            "There is no \(reportPath), so there are no figures here. Make one with catwalk report."
        )
        return nil
    }

    private var reportFile: ReportFile { ReportFile(ReportFolder(of: root).file("report.json")) }

    private var reportPath: String { ReportFolder(of: root).file("report.json").url.path }

    private func tellSource(of report: Report) {
        let date = report.generated.map { ", written at \($0.date)" } ?? ""
        terminal.note("The figures are those of \(PrintablePath(reportPath))\(date).")
    }

    /// The identifiers of the report's claims; empty without a report that can be read.
    private var claims: [String] { (try? reportFile.readIfThere())?.claims.map(\.id) ?? [] }

    /// Whether the report has a claim of that name.
    private func explainClaim(_ name: String) throws -> Bool {
        guard let report = try reportFile.readIfThere(),
            let claim = report.claims.first(where: { $0.id.lowercased() == name.lowercased() })
        else { return false }
        tellSource(of: report)
        terminal.print(ClaimExplanation.text(for: claim, in: report))
        return true
    }

    private func explain(_ habit: Habit) throws {
        terminal.print("\(habit.rawValue)\n\n\(WordTable.standard(habit.definition).en)\n")
        guard let report = try report() else { return }
        terminal.print("\n")
        for architecture in report.failed {
            terminal.print("  \(architecture.name): no findings, because its tests fail\n")
        }
        for architecture in report.measured {
            if let absence = architecture.absence(of: habit) {
                let reason = WordTable.standard("explain.not-looked-for", ["reason": WordTable.standard(absence.words)])
                terminal.print("  \(architecture.name): \(reason.en)\n")
                continue
            }
            let findings = architecture.habits.filter { $0.habit == habit.rawValue }
            terminal.print("  \(architecture.name): \(findings.count)\n")
            for finding in findings {
                let file = ReaderFolder(path).path(of: finding.file)
                terminal.print("    \(file):\(finding.line): \(finding.words(in: .standard).en)\n")
            }
        }
    }

    /// Empty without a configuration: then no name can be a rule's.
    private func rules() throws -> [Rule] {
        do {
            return try Subject.load(from: root).rules
        } catch {
            if case .noConfiguration = error { return [] }
            throw error
        }
    }

    private func explain(_ rule: Rule) async throws {
        terminal.print("\(rule.name)\n\n\(rule.wording)\nSource: .catwalk.yml\n\n")
        let environment = ProcessInfo.processInfo.environment
        let references: CheckRun.References =
            switch engine {
            case .index: .build
            case .syntax: .syntax
            case nil: .buildIfPossible
            }
        let run = CheckRun(
            root: root,
            environment: environment,
            references: references,
            measuresFigures: false
        ) {
            terminal.show($0)
        }
        defer { terminal.clearProgress() }
        let outcome = try await run.run()
        let breaches = outcome.violations.filter { $0.rule == rule.name }
        terminal.clearProgress()
        for warning in outcome.warnings { terminal.complain("\(warning)") }
        terminal.print("  Breaches: \(BreachCount(ofPlaces: breaches.map(\.key)))\n")
        for breach in breaches {
            terminal.print(
                "  \(DiagnosticsWriter.place(of: breach, in: ReaderFolder(path))): \(WordTable.standard(breach.explanation).en)\n"
            )
        }
    }
}

private struct UnknownName: Error, CustomStringConvertible {
    let name: String
    /// Whether another name was meant; empty if all are too far off.
    let question: String

    var description: String {
        "There is no measure, anti-pattern, rule or claim \"\(PrintablePath(name))\" here. \(question)Run catwalk explain for the names "
            + "of all."
    }
}
