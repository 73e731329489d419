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
    let counts: Bool

    /// Whether it is an error when nothing can be counted.
    let mustCount: Bool

    let times: Bool
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
        // Read before anything is measured, so that what is wrong with them is said at once.
        let budgetFile = StoredFile<Budgets>(in: root, named: settings.budgets)
        let budgets = try budgetUse == .none ? Budgets() : budgetFile.read() ?? Budgets()
        let keeps = budgetUse != .check && architectures.isEmpty
        var record = try RecordKeeper(file: keeps ? StoredFile(in: root) : nil, of: subject, settings: settings)

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
        let table = BenchmarkTable(floor: settings.floor, baseline: subject.baseline)
        let machine = BenchmarkEnvironment(with: toolchain)
        defer { terminal.clearProgress() }
        do {
            if let callgrind {
                let conditions = BenchmarkRecord.Conditions(
                    environment: machine,
                    counter: callgrind.version,
                    rounds: settings.countedRounds
                )
                var counted: [CountedScenario] = []
                try await run.count(with: callgrind) { scenario in
                    counted.append(scenario)
                    try record.keep(scenario, under: conditions)
                    show(table.text(for: scenario))
                }
                try use(budgets, in: budgetFile, for: counted, under: conditions, tolerance: settings.tolerance)
            }
            if times {
                let conditions = BenchmarkRecord.Conditions(environment: machine, rounds: settings.timedRounds)
                try await run.time(rounds: rounds) { scenario in
                    try record.keep(scenario, under: conditions)
                    show(table.text(for: scenario))
                }
            }
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
    /// None, and a word about it, when nothing can be counted and need not be.
    private func callgrind(in environment: [String: String]) async throws -> Callgrind? {
        guard counts else { return nil }
        do {
            return try await Callgrind.find(in: environment)
        } catch CountingError.noValgrind where !mustCount {
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

    private func show(_ text: String) {
        terminal.clearProgress()
        terminal.print(text + "\n")
    }

    private func use(
        _ budgets: Budgets,
        in file: StoredFile<Budgets>,
        for scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions,
        tolerance: Double
    ) throws {
        terminal.clearProgress()
        switch budgetUse {
        case .none: break
        case .update:
            var budgets = budgets
            budgets.accept(scenarios, under: conditions)
            try file.write(budgets)
            terminal.print("Accepted in \(PrintablePath(file.location.lastPathComponent)).\n")
        case .check:
            guard let machine = budgets.machine(like: conditions) else {
                terminal.complain("\(BudgetNotice.noBudgets(for: conditions, among: budgets))")
                return
            }
            let breaches = BudgetBreach.among(scenarios, on: machine, tolerance: tolerance)
            for breach in breaches { terminal.tell("\(PrintablePath("\(breach)"))") }
            if !breaches.isEmpty { throw ExitCode(Ending.subjectFailed) }
            terminal.print("All counts are within their budgets.\n")
        }
    }
}
