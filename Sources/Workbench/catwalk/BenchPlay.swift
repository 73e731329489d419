import ArgumentParser
import Benchmarks
import Foundation
import Subject
import Support
import Toolchain

/// Scenarios that are played: what is there once all has gone right that can go wrong before the first measurement.
struct BenchPlay {
    private let run: BenchmarkRun
    private let settings: BenchmarkSettings
    private let table: BenchmarkTable
    private let environment: BenchmarkEnvironment

    /// `nil` if nothing is counted.
    private let callgrind: Callgrind?

    private let terminal: Terminal

    /// Builds the player; throws an exit code when that does not build, which has been said by then.
    static func prepare(
        _ bench: BenchSubject,
        by method: BenchMethod,
        in environment: [String: String],
        terminal: Terminal
    ) async throws -> BenchPlay {
        let callgrind = try await callgrind(for: method, in: environment, terminal: terminal)
        let toolchain = try await Toolchain.find(in: environment)
        let run = BenchmarkRun(
            bench.selection,
            of: bench.subject,
            settings: bench.settings,
            by: try await player(for: bench, with: toolchain, in: environment, terminal: terminal),
            at: try await bench.commit(in: environment),
            progress: { terminal.show($0) }
        )
        return BenchPlay(
            run: run,
            settings: bench.settings,
            table: bench.table,
            environment: BenchmarkEnvironment(with: toolchain),
            callgrind: callgrind,
            terminal: terminal
        )
    }

    var countingConditions: BenchmarkRecord.Conditions {
        BenchmarkRecord.Conditions(
            environment: environment,
            counter: callgrind?.version,
            rounds: settings.countedRounds
        )
    }

    func count(keepingIn record: inout RecordKeeper) async throws -> [CountedScenario] {
        guard let callgrind else { return [] }
        var counted: [CountedScenario] = []
        try await run.count(with: callgrind) { scenario in
            counted.append(scenario)
            try record.keep(scenario, under: countingConditions)
            terminal.printResult(table.text(for: scenario))
        }
        return counted
    }

    func time(rounds: Int, keepingIn record: inout RecordKeeper) async throws {
        let conditions = BenchmarkRecord.Conditions(environment: environment, rounds: settings.timedRounds)
        try await run.time(rounds: rounds) { scenario in
            try record.keep(scenario, under: conditions)
            terminal.printResult(table.text(for: scenario))
        }
    }
}

extension BenchPlay {
    /// `nil`, and a word about it, when nothing can be counted and need not be.
    private static func callgrind(
        for method: BenchMethod,
        in environment: [String: String],
        terminal: Terminal
    ) async throws -> Callgrind? {
        if !method.counts { return nil }
        do {
            return try await Callgrind.find(in: environment)
        } catch CountingError.noValgrind where method == .all {
            terminal.complain("catwalk: \(CountingError.noValgrind) What can be done without it follows.")
            return nil
        }
    }

    private static func player(
        for bench: BenchSubject,
        with toolchain: Toolchain,
        in environment: [String: String],
        terminal: Terminal
    ) async throws -> Player {
        terminal.show(BenchmarkStep.building(product: bench.settings.product))
        defer { terminal.clearProgress() }
        let root = bench.subject.root
        return try await Player.build(bench.settings, in: root, with: toolchain, environment: environment)
    }
}

extension Terminal {
    /// Takes the progress away, and prints a table with a line of space behind it.
    func printResult(_ table: PrintableText) {
        clearProgress()
        print("\(table)\n")
    }
}
