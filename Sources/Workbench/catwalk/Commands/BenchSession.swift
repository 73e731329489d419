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
        var output = BenchOutput(options.format, to: terminal)
        do {
            if let play { try await measure(play, for: selection, budgets: budgets, in: &record, to: &output) }
            if let play, takesMemory { try await keepOpen(play, for: selection, in: &record, to: &output) }
            if let buildRun { try await build(selection, by: buildRun, in: &record, to: &output) }
            try output.finish()
        } catch let exit as ExitCode {
            try output.finish()
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
        in record: inout RecordKeeper,
        to output: inout BenchOutput
    ) async throws {
        if method == .memory { return }
        var counted: [CountedScenario] = []
        try await run.count { scenario in
            counted.append(scenario)
            try record.keep(scenario, under: run.countingConditions)
            output.add([selection.table.result(for: scenario)])
        }
        if let budgets { try use(budgets, for: counted, under: run.countingConditions, to: output) }
        if method == .counted { return }
        try await run.time(blocks: timedBlocks) { scenario in
            try record.keep(scenario, under: run.timingConditions)
            output.add([selection.table.result(for: scenario)])
        }
    }

    private func keepOpen(
        _ run: BenchmarkRun,
        for selection: BenchmarkSelection,
        in record: inout RecordKeeper,
        to output: inout BenchOutput
    ) async throws {
        guard let memory = try await run.keepOpen(rounds: options.rounds ?? Self.keptRounds) else { return }
        try record.keep(memory)
        output.add([selection.table.result(for: memory)])
    }

    private func build(
        _ selection: BenchmarkSelection,
        by run: BuildRun,
        in record: inout RecordKeeper,
        to output: inout BenchOutput
    ) async throws {
        var built: BuildRecord?
        try await run.run(rounds: options.rounds ?? Self.builtRounds) { build in
            try record.keep(build)
            built = build
        }
        if let built { output.add(selection.table.results(for: built)) }
    }

    private func use(
        _ budgets: BudgetKeeper,
        for scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions,
        to output: BenchOutput
    ) throws {
        if options.update {
            try budgets.accept(scenarios, under: conditions)
            return output.say("Accepted in \(budgets.fileName).")
        }
        let verdict = budgets.verdict(on: scenarios, under: conditions)
        switch verdict {
        case .within: output.say("\(lines: verdict)")
        case .unknownMachine:
            terminal.clearProgress()
            terminal.complain("\(lines: verdict)")
            if options.require { throw ExitCode(ExitStatus.subjectFailed) }
        case .past:
            output.say("\(lines: verdict)", hasFailed: true)
            throw ExitCode(ExitStatus.subjectFailed)
        }
    }
}
