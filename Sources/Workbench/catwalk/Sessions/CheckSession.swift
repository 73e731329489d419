import ArgumentParser
import Foundation
import Pipeline
import Report
import Rules
import Support
import Writers

/// One `catwalk check`: from the folder it was called for to what is printed, or accepted.
struct CheckSession {
    let options: CheckCommand

    /// Throws an exit code when a rule is broken anew or a figure is not as accepted; all has been said by then.
    func check() async throws {
        let finding = try await finding()
        let folder = ReaderFolder(options.subject.path)
        let writer = finding.verdict.map { verdict in
            GateWriter(
                verdict: verdict,
                breaches: finding.breaches.new,
                places: finding.outcome.measurement?.places ?? [:],
                folder: folder
            )
        }
        for line in DiagnosticsWriter.lines(for: finding.breaches, in: folder) + (writer?.lines ?? []) {
            terminal.tell("\(line)")
        }
        terminal.print("\(DiagnosticsWriter.summary(of: finding.breaches, rules: finding.outcome.rules))\n")
        terminal.print("\(writer?.summary ?? GateWriter.withoutFigures)\n")
        if finding.isBroken { throw ExitCode(ExitStatus.subjectFailed) }
    }

    /// The same for programs: everything, in one document.
    func printDocument() async throws {
        let finding = try await finding()
        let (outcome, breaches) = (finding.outcome, finding.breaches)
        terminal.handOver(try CheckJSON.text(rules: outcome.rules, breaches: breaches, verdict: finding.verdict))
        if finding.isBroken { throw ExitCode(ExitStatus.subjectFailed) }
    }

    /// Accepts the breaches and figures of today.
    func update() async throws {
        let outcome = try await outcome(measuresFigures: true)
        let baseline = Baseline(
            accepting: outcome.violations.map(\.key),
            snapshot: outcome.measurement?.snapshot
        )
        try file.write(baseline)
        let breaches = baseline.acceptedBreaches.count == 1 ? "1 breach" : "\(baseline.acceptedBreaches.count) breaches"
        let owners = (baseline.snapshot?.figures.keys.sorted() ?? []).joined(separator: ", ")
        terminal.print("Accepted in \(Baseline.fileName): \(breaches), and the figures of \(owners).\n")
    }
}

extension CheckSession {
    private var terminal: Terminal { options.subject.terminal }

    private var file: BaselineFile { BaselineFile(in: options.subject.root) }

    private struct Finding {
        let outcome: CheckOutcome
        let breaches: BreachComparison

        /// `nil` if no figures were asked for.
        let verdict: GateVerdict?

        var isBroken: Bool { !breaches.new.isEmpty || verdict?.isBroken == true }
    }

    private func finding() async throws -> Finding {
        let baseline = try file.read()
        let outcome = try await outcome(measuresFigures: baseline.snapshot != nil)
        let verdict = try outcome.measurement.map { measurement in
            try GateVerdict(
                on: measurement.snapshot,
                against: baseline.snapshot,
                settings: outcome.gate,
                figures: measurement.figures
            )
        }
        let breaches = BreachComparison(of: outcome.violations, with: baseline)
        return Finding(outcome: outcome, breaches: breaches, verdict: verdict)
    }

    private func outcome(measuresFigures: Bool) async throws -> CheckOutcome {
        defer { terminal.clearProgress() }
        let outcome = try await CheckRun(
            root: options.subject.root,
            environment: ProcessInfo.processInfo.environment,
            usesIndex: options.engine == .index,
            measuresFigures: measuresFigures
        ) { terminal.show($0) }.run()
        terminal.clearProgress()
        for warning in outcome.warnings { terminal.complain("\(warning)") }
        return outcome
    }
}
