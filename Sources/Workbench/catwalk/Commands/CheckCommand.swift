import ArgumentParser
import Coupling
import Foundation
import Pipeline
import Report
import Rules
import Support
import Toolchain
import Writers

/// `catwalk check`: hold rules and accepted figures against the code, and print what breaks them.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a subject's rules and figures, and print what has changed as the compiler would.",
        discussion: """
            Breaches that stand in \(Baseline.fileName) are accepted: only new ones are errors. The key gate in \
            .catwalk.yml says which figures are held against those that stand there, how far they may move, and which \
            budgets they must keep. No test is run, and nothing is built when the compiler's index is up to date.

              catwalk check                     the package in this folder
              catwalk check --update            accept the breaches and figures of today
              catwalk check --update-breaches   accept the breaches, and no figure
              catwalk check --engine syntax     do not build; see less
              catwalk check --index-store DIR   do not build; take Xcode's index

            The exit code is 0 if all is as accepted, 1 if a rule is broken anew, a figure has moved too far or is gone, \
            or a budget does not hold, and 2 if catwalk could not check.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, junit, gitlab
    }

    @OptionGroup
    var subject: SubjectOptions

    @Flag(help: "Accept the breaches and figures of today: write them to \(Baseline.fileName).")
    var update = false

    @Flag(help: "Accept the breaches of today, and leave the accepted figures as they are.")
    var updateBreaches = false

    @Option(
        help:
            "Find references in the compiler's index, or in the syntax alone. (default: index, if the subject can be built)"
    )
    var engine: Engine?

    @Option(
        help: "Take references from that index store; of files that it does not know, syntax tells.",
        completion: .directory
    )
    var indexStore: String?

    @Option(
        help: """
            How to show it; json has every figure that has moved, come or gone. junit is XML for services that show tests, \
            gitlab is GitLab's report of code quality.
            """
    )
    var format = Format.text

    func validate() throws {
        if update || updateBreaches, format != .text {
            throw ValidationError("--update accepts, and --format \(format) shows what is not accepted: leave out one.")
        }
        if engine != nil, indexStore != nil {
            throw ValidationError(
                "--index-store is what another build has made, and --engine says what to do without: leave out one."
            )
        }
        if update, updateBreaches {
            throw ValidationError("--update accepts the breaches, too: leave out --update-breaches.")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            if update || updateBreaches { try await accept() } else { try await check() }
        }
    }
}

extension CheckCommand {
    private var terminal: Terminal { subject.terminal }

    private var file: BaselineFile { BaselineFile(in: subject.root) }

    /// Throws an exit code if a rule is broken anew or a figure is not as accepted, after it has said which.
    private func check() async throws {
        let baseline = try file.read()
        let outcome = try await outcome(measuresFigures: true)
        let breaches = BreachComparison(of: outcome.violations, with: baseline)
        let verdict = try outcome.measurement.map { measurement in
            try GateVerdict(
                on: measurement.snapshot,
                against: outcome.gate.holdsFigures ? baseline.snapshot : nil,
                settings: outcome.gate,
                figures: measurement.figures
            )
        }
        switch format {
        case .text:
            print(breaches, verdict, of: outcome)
            if verdict?.isBroken == true { try await explain(baseline, for: outcome.measurement?.snapshot) }
        case .json:
            terminal.handOver(try CheckJSON.text(rules: outcome.rules.count, breaches: breaches, verdict: verdict))
        case .junit:
            terminal.handOver(
                CheckJUnit.text(
                    rules: outcome.rules,
                    breaches: breaches,
                    verdict: verdict,
                    budgets: outcome.gate.budgets.map(\.condition),
                    in: ReaderFolder(subject.path)
                )
            )
        case .gitlab:
            let folder = ReaderFolder(subject.path)
            terminal.handOver(try CheckCodeQuality.text(breaches: breaches, verdict: verdict, in: folder))
        }
        if !breaches.new.isEmpty || verdict?.isBroken == true { throw ExitCode(ExitStatus.subjectFailed) }
    }

    private func print(_ breaches: BreachComparison, _ verdict: GateVerdict?, of outcome: CheckRun.Outcome) {
        let folder = ReaderFolder(subject.path)
        let writer = verdict.map { verdict in
            GateWriter(
                verdict: verdict,
                breaches: breaches.new,
                places: outcome.measurement?.places ?? [:],
                folder: folder
            )
        }
        for line in DiagnosticsWriter.lines(for: breaches, in: folder) + (writer?.lines ?? []) {
            terminal.tell("\(line)")
        }
        terminal.print("\(DiagnosticsWriter.summary(of: breaches, rules: outcome.rules.count))\n")
        terminal.print("\(writer.flatMap { outcome.gate.holdsFigures ? $0.summary : nil } ?? GateWriter.withoutGate)\n")
    }

    /// Accepts the breaches of today, and those of its figures that the gate holds.
    private func accept() async throws {
        let kept = updateBreaches ? try file.read() : Baseline()
        let outcome = try await outcome(measuresFigures: !updateBreaches)
        let today = outcome.gate.holdsFigures ? outcome.measurement?.snapshot.held(by: outcome.gate) : nil
        let baseline = Baseline(
            accepting: outcome.violations.map(\.key),
            snapshot: today ?? kept.snapshot,
            environment: today == nil ? kept.environment : try await environment(of: today)
        )
        try file.write(baseline)
        let count = BreachCount(ofPlaces: outcome.violations.map(\.key))
        let owners = (today?.figures.keys.sorted() ?? []).joined(separator: ", ")
        terminal.print(
            "Accepted in \(Baseline.fileName): \(count.text(count.breaches == 1 ? "breach" : "breaches"))"
                + (owners.isEmpty ? ".\n" : ", and the figures of \(owners).\n")
        )
    }

    /// Figures of the index depend on the compiler and on what the platform compiles; those of the syntax on neither.
    ///
    /// Which compiler wrote a store that was handed in, nobody knows.
    private func environment(of snapshot: Snapshot?) async throws -> String? {
        guard snapshot?.engine == Engine.index.rawValue, indexStore == nil else { return nil }
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        return "\(BuildEnvironment(with: toolchain))"
    }

    /// Says so if the accepted figures were measured with another compiler, or on another platform.
    private func explain(_ baseline: Baseline, for snapshot: Snapshot?) async throws {
        guard let accepted = baseline.environment, let today = try await environment(of: snapshot),
            let note = GateWriter.environmentNote(accepted: accepted, today: today)
        else { return }
        terminal.print("\(note)\n")
    }

    private func references(in environment: [String: String]) async throws -> CheckRun.References {
        if let indexStore { return .store(try await IndexArtifact(at: indexStore, in: environment)) }
        return switch engine {
        case .index: .build
        case .syntax: .syntax
        case nil: .buildIfPossible
        }
    }

    private func outcome(measuresFigures: Bool) async throws -> CheckRun.Outcome {
        defer { terminal.clearProgress() }
        let environment = ProcessInfo.processInfo.environment
        let outcome = try await CheckRun(
            root: subject.root,
            environment: environment,
            references: try await references(in: environment),
            measuresFigures: measuresFigures
        ) { terminal.show($0) }.run()
        terminal.clearProgress()
        for warning in outcome.warnings { terminal.complain("\(warning)") }
        return outcome
    }
}
