import ArgumentParser
import Benchmarks
import Extraction
import Foundation
import Pipeline
import Subject
import Support
import Toolchain

/// One `catwalk bench`: from the folder it was called for to what is printed, kept, and held to budgets.
struct BenchSession {
    let options: BenchCommand

    /// Throws an exit code when a count is past its budget; all has been said by then.
    func run() async throws {
        let selection = try await selection()
        defer { terminal.clearProgress() }
        // Whoever else measures or builds here is waited for: it takes time from what is timed, and writes the same
        // files.
        let lock = try await PackageLock.take(in: root) { terminal.show(Step.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let buildRun = try await buildRun(of: selection)
        let holdsBudgets = options.check || options.update
        let budgets = holdsBudgets ? try BudgetKeeper(in: root, settings: selection.settings) : nil
        var record = try RecordKeeper(
            file: keeps ? StoredFile(in: root) : nil,
            of: selection.subject,
            settings: selection.settings
        )
        let play = try await benchmarkRun(of: selection)
        do {
            if let play { try await measure(play, for: selection, budgets: budgets, keepingIn: &record) }
            if let play, takesMemory { try await keepOpen(play, for: selection, keepingIn: &record) }
            if let buildRun { try await build(selection, by: buildRun, keepingIn: &record) }
        } catch let exit as ExitCode {
            throw exit
        } catch {
            terminal.clearProgress()
            let played = play == nil ? nil : selection.scenarios.count
            terminal.complain("\(lines: record.summary(ofScenarios: played, builds: buildRun != nil))")
            throw error
        }
    }
}

extension BenchSession {
    private static let timedBlocks = 100
    private static let keptRounds = 9
    private static let builtRounds = 9

    private var root: URL { options.subject.root }

    private var terminal: Terminal { options.subject.terminal }

    private var method: BenchCommand.Method { options.method }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private var provenance: Provenance { Provenance(root: root, environment: environment) }

    private var timedBlocks: Int { options.rounds ?? Self.timedBlocks }

    /// Figures of a few players would take the place of those of all.
    private var keeps: Bool { !options.check && options.architecture.isEmpty }

    /// The floor is nothing to be built.
    private func selection() async throws -> BenchmarkSelection {
        let subject = try await Subject.load(from: root, environment: environment)
        let selection = try BenchmarkSelection(
            of: subject,
            scenarios: options.scenario,
            architectures: options.architecture
        )
        if method == .timed || method == .all { try selection.check(blocks: timedBlocks) }
        if method == .memory, selection.settings.memory == nil {
            throw BenchmarkError.noMemorySettings(folder: subject.root.path)
        }
        if method == .built, selection.architectures.isEmpty, let name = options.architecture.first {
            let known = subject.architectures.map(\.name)
            throw BenchmarkError.unknown(what: "architecture to build", name: name, known: known)
        }
        return selection
    }

    /// `nil` if nothing is to be built; what is wrong in the configuration is told before anything is played.
    ///
    /// Builds play no scenario, so who asks for one does not ask for them.
    private func buildRun(of selection: BenchmarkSelection) async throws -> BuildRun? {
        let isAsked = method == .all && options.scenario.isEmpty && !selection.architectures.isEmpty
        guard method == .built || isAsked else { return nil }
        let toolchain = try await Toolchain.find(in: environment)
        return try await BuildRun.prepare(selection, with: toolchain, at: provenance.commit()) { terminal.show($0) }
    }

    /// Which scenario leaves apps open stands in the configuration, so who asks for one does not ask for that.
    private var takesMemory: Bool {
        method == .memory || method == .all && options.scenario.isEmpty
    }

    /// `nil` if nothing is played.
    private func benchmarkRun(of selection: BenchmarkSelection) async throws -> BenchmarkRun? {
        guard method != .built else { return nil }
        let callgrind = try await callgrind()
        defer { terminal.clearProgress() }
        return try await BenchmarkRun.prepare(selection, with: callgrind, in: environment, at: provenance.commit()) {
            step in
            terminal.show(step)
        }
    }

    /// `nil`, and a word about it, when nothing can be counted and need not be.
    private func callgrind() async throws -> Callgrind? {
        if method == .timed || method == .memory { return nil }
        do {
            return try await Callgrind.find(in: environment)
        } catch BenchmarkError.noValgrind where method == .all {
            terminal.complain("catwalk: \(BenchmarkError.noValgrind) What can be done without it follows.")
            return nil
        }
    }

    private func measure(
        _ run: BenchmarkRun,
        for selection: BenchmarkSelection,
        budgets: BudgetKeeper?,
        keepingIn record: inout RecordKeeper
    ) async throws {
        if method == .memory { return }
        var counted: [CountedScenario] = []
        try await run.count { scenario in
            counted.append(scenario)
            try record.keep(scenario, under: run.countingConditions)
            printResult(selection.table.text(for: scenario))
        }
        if let budgets { try use(budgets, for: counted, under: run.countingConditions) }
        if method == .counted { return }
        try await run.time(blocks: timedBlocks) { scenario in
            try record.keep(scenario, under: run.timingConditions)
            printResult(selection.table.text(for: scenario))
        }
    }

    private func keepOpen(
        _ run: BenchmarkRun,
        for selection: BenchmarkSelection,
        keepingIn record: inout RecordKeeper
    ) async throws {
        guard let memory = try await run.keepOpen(rounds: options.rounds ?? Self.keptRounds) else { return }
        try record.keep(memory)
        printResult(selection.table.text(for: memory))
    }

    private func build(
        _ selection: BenchmarkSelection,
        by run: BuildRun,
        keepingIn record: inout RecordKeeper
    ) async throws {
        var built: BuildRecord?
        try await run.run(rounds: options.rounds ?? Self.builtRounds) { build in
            try record.keep(build)
            built = build
        }
        if let built { printResult(selection.table.text(for: built)) }
    }

    /// Takes the progress away, and prints a table with a line of space behind it.
    private func printResult(_ table: PrintableText) {
        terminal.clearProgress()
        terminal.print("\(table)\n")
    }

    private func use(
        _ budgets: BudgetKeeper,
        for scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions
    ) throws {
        terminal.clearProgress()
        if options.update {
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
