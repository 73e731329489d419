import ArgumentParser
import Benchmarks
import Extraction
import Foundation
import Support
import Toolchain

/// One `catwalk bench`: from the folder it was called for to what is printed, kept, and held to budgets.
struct BenchSession {
    let root: URL
    let method: BenchMethod
    let scenarios: [String]
    let architectures: [String]

    /// How often each is timed or built; `nil` for as often as is usual.
    let rounds: Int?

    let budgetUse: BudgetUse
    let terminal: Terminal

    /// Throws an exit code when the program does not build or a count is past its budget; all has been said by then.
    func run() async throws {
        let bench = try BenchSubject.load(from: root, scenarios: scenarios, architectures: architectures)
        try checkBuilds(of: bench)
        defer { terminal.clearProgress() }
        // Whoever else measures or builds here is waited for: it takes time from what is timed, and writes the same files.
        let lock = try await PackageLock.take(in: bench.subject.root) { terminal.show(BenchmarkStep.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let buildRun = try await buildRun(of: bench)
        let budgets = budgetUse == .none ? nil : try BudgetKeeper(in: root, settings: bench.settings)
        var record = try RecordKeeper(
            file: keeps ? StoredFile(in: root) : nil,
            of: bench.subject,
            settings: bench.settings
        )
        let play =
            method.plays
            ? try await BenchPlay.prepare(bench, by: method, in: environment, terminal: terminal) : nil
        do {
            if let play { try await measure(play, budgets: budgets, keepingIn: &record) }
            if let buildRun { try await build(bench, by: buildRun, keepingIn: &record) }
        } catch let exit as ExitCode {
            throw exit
        } catch {
            terminal.clearProgress()
            let played = play == nil ? nil : bench.selection.scenarios.count
            terminal.complain("\(lines: record.summary(ofScenarios: played, builds: buildRun != nil))")
            throw error
        }
    }
}

extension BenchSession {
    private static let timedRounds = 15
    private static let builtRounds = 9

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Figures of a few players would take the place of those of all.
    private var keeps: Bool { budgetUse != .check && architectures.isEmpty }

    /// Builds play no scenario, so who asks for one does not ask for them; and the floor is nothing to be built.
    private func builds(_ bench: BenchSubject) -> Bool {
        method == .built || method == .all && scenarios.isEmpty && !bench.selection.architectures.isEmpty
    }

    private func checkBuilds(of bench: BenchSubject) throws {
        guard method == .built, bench.selection.architectures.isEmpty, let name = architectures.first else { return }
        let known = bench.subject.architectures.map(\.name)
        throw BenchmarkError.unknown(what: "architecture to build", name: name, known: known)
    }

    private func measure(
        _ play: BenchPlay,
        budgets: BudgetKeeper?,
        keepingIn record: inout RecordKeeper
    ) async throws {
        let counted = try await play.count(keepingIn: &record)
        if let budgets { try use(budgets, for: counted, under: play.countingConditions) }
        if method.times { try await play.time(rounds: rounds ?? Self.timedRounds, keepingIn: &record) }
    }

    /// `nil` if nothing is to be built; what is wrong in the configuration is told before anything is played.
    private func buildRun(of bench: BenchSubject) async throws -> BuildRun? {
        guard builds(bench) else { return nil }
        let run = BuildRun(
            bench.selection,
            of: bench.subject,
            settings: bench.settings,
            with: try await Toolchain.find(in: environment),
            at: try await bench.commit(in: environment),
            progress: { terminal.show($0) }
        )
        try await run.check()
        return run
    }

    private func build(
        _ bench: BenchSubject,
        by run: BuildRun,
        keepingIn record: inout RecordKeeper
    ) async throws {
        var built: BuildRecord?
        try await run.run(rounds: rounds ?? Self.builtRounds) { build in
            try record.keep(build)
            built = build
        }
        if let built { terminal.printResult(bench.table.text(for: built)) }
    }

    private func use(
        _ budgets: BudgetKeeper,
        for scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions
    ) throws {
        terminal.clearProgress()
        if budgetUse == .update {
            try budgets.accept(scenarios, under: conditions)
            terminal.print("Accepted in \(budgets.fileName).\n")
            return
        }
        let verdict = budgets.verdict(on: scenarios, under: conditions)
        switch verdict {
        case .within: terminal.print("\(lines: verdict)\n")
        case .unknownMachine: terminal.complain("\(lines: verdict)")
        case .past:
            terminal.tell("\(lines: verdict)")
            throw ExitCode(ExitStatus.subjectFailed)
        }
    }
}
