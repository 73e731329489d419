import ArgumentParser
import Benchmarks
import Counting
import Diagnostics
import Foundation
import Pipeline
import Subject
import Toolchain

/// One `catwalk bench`: from the folder it was called for to what is printed, kept, and held to budgets.
struct BenchSession {
    let root: URL
    let method: BenchMethod
    let scenarios: [String]
    let architectures: [String]

    /// How often each is timed.
    let rounds: Int

    let budgetUse: BudgetUse
    let terminal: Terminal

    /// Throws an exit code when the program does not build or a count is past its budget; all has been said by then.
    func run() async throws {
        let subject = try Subject.load(from: root)
        guard let settings = subject.benchmarks else { throw BenchmarkError.noSettings(folder: root.path) }
        let selection = try BenchmarkSelection(
            of: subject,
            settings: settings,
            scenarios: scenarios,
            architectures: architectures
        )
        let budgets = budgetUse == .none ? nil : try BudgetKeeper(in: root, settings: settings)
        var record = try RecordKeeper(file: keeps ? StoredFile(in: root) : nil, of: subject, settings: settings)
        let bench = try await prepare(selection, of: subject, settings)
        defer { terminal.clearProgress() }
        do {
            let counted = try await count(with: bench, keepingIn: &record)
            if let budgets { try use(budgets, for: counted, under: bench.countingConditions) }
            if method != .counted { try await time(with: bench, keepingIn: &record) }
        } catch let exit as ExitCode {
            throw exit
        } catch {
            terminal.clearProgress()
            terminal.complain(record.summary(of: selection.scenarios.count))
            throw error
        }
    }
}

extension BenchSession {
    /// What is there once everything that can go wrong before the first measurement has gone right.
    private struct Bench {
        let run: BenchmarkRun
        let settings: BenchmarkSettings
        let table: BenchmarkTable
        let environment: BenchmarkEnvironment

        /// None when nothing is counted.
        let callgrind: Callgrind?

        var countingConditions: BenchmarkRecord.Conditions {
            BenchmarkRecord.Conditions(
                environment: environment,
                counter: callgrind?.version,
                rounds: settings.countedRounds
            )
        }

        var timingConditions: BenchmarkRecord.Conditions {
            BenchmarkRecord.Conditions(environment: environment, rounds: settings.timedRounds)
        }
    }

    /// Figures of a few players would take the place of those of all.
    private var keeps: Bool { budgetUse != .check && architectures.isEmpty }

    private func prepare(
        _ selection: BenchmarkSelection,
        of subject: Subject,
        _ settings: BenchmarkSettings
    ) async throws -> Bench {
        let environment = ProcessInfo.processInfo.environment
        let callgrind = try await callgrind(in: environment)
        let toolchain = try await Toolchain.find(in: environment)
        let run = BenchmarkRun(
            selection,
            of: subject,
            settings: settings,
            by: try await build(settings, with: toolchain, in: environment),
            at: try await Surroundings(root: root, environment: environment).commit(),
            progress: { terminal.show($0) }
        )
        return Bench(
            run: run,
            settings: settings,
            table: BenchmarkTable(floor: settings.floor, baseline: subject.baseline),
            environment: BenchmarkEnvironment(with: toolchain),
            callgrind: callgrind
        )
    }

    /// None, and a word about it, when nothing can be counted and need not be.
    private func callgrind(in environment: [String: String]) async throws -> Callgrind? {
        if method == .timed { return nil }
        do {
            return try await Callgrind.find(in: environment)
        } catch CountingError.noValgrind where method == .both {
            terminal.complain("catwalk: \(CountingError.noValgrind) What can be done without it follows.")
            return nil
        }
    }

    private func build(
        _ settings: BenchmarkSettings,
        with toolchain: Toolchain,
        in environment: [String: String]
    ) async throws -> Player {
        terminal.show(BenchmarkStep.building(product: settings.product))
        defer { terminal.clearProgress() }
        do {
            return try await Player.build(settings, in: root, with: toolchain, environment: environment)
        } catch let error as BenchmarkError {
            guard case .notBuilt = error else { throw error }
            terminal.complain("catwalk: \(error)")
            throw ExitCode(Ending.subjectFailed)
        }
    }

    private func count(with bench: Bench, keepingIn record: inout RecordKeeper) async throws -> [CountedScenario] {
        guard let callgrind = bench.callgrind else { return [] }
        var counted: [CountedScenario] = []
        try await bench.run.count(with: callgrind) { scenario in
            counted.append(scenario)
            try record.keep(scenario, under: bench.countingConditions)
            show(bench.table.text(for: scenario))
        }
        return counted
    }

    private func time(with bench: Bench, keepingIn record: inout RecordKeeper) async throws {
        try await bench.run.time(rounds: rounds) { scenario in
            try record.keep(scenario, under: bench.timingConditions)
            show(bench.table.text(for: scenario))
        }
    }

    private func show(_ text: String) {
        terminal.clearProgress()
        terminal.print(text + "\n")
    }

    private func use(
        _ budgets: BudgetKeeper,
        for scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions
    ) throws {
        terminal.clearProgress()
        if budgetUse == .update {
            try budgets.accept(scenarios, under: conditions)
            terminal.print("Accepted in \(PrintablePath(budgets.fileName)).\n")
            return
        }
        let verdict = budgets.verdict(on: scenarios, under: conditions)
        switch verdict {
        case .within: terminal.print("\(verdict)\n")
        case .unknownMachine: terminal.complain("\(verdict)")
        case .past:
            terminal.tell("\(verdict)")
            throw ExitCode(Ending.subjectFailed)
        }
    }
}
