import ArgumentParser
import Benchmarks
import Extraction
import Files
import Foundation
import Pipeline
import Subject
import Support

/// One `catwalk bench --against`: two checkouts of a package, built and played in turns, and what has become slower.
struct PairedSession {
    let options: BenchCommand
    let folder: String

    /// Throws an exit code with `--check`, when something is slower; all has been said by then.
    func run() async throws {
        defer { terminal.clearProgress() }
        let other = SubjectFolder.url(of: folder)
        if other.followingLinks == options.subject.root.followingLinks {
            throw BenchmarkError.sameCheckout(folder: other.path)
        }
        let selection = try BenchmarkSelection(
            of: try await Subject.load(from: options.subject.root, environment: environment),
            scenarios: options.scenario,
            architectures: options.architecture
        )
        let callgrind = try await callgrind()
        // In the order of their paths, so that two such runs don't each wait for the other.
        var locks: [WritingLock] = []
        for root in [options.subject.root, other].sorted(by: { $0.path < $1.path }) {
            locks.append(try await PackageLock.take(in: root) { terminal.show(Step.waiting) })
        }
        defer { withExtendedLifetime(locks) {} }
        let after = try await prepare(selection, with: callgrind)
        let before: BenchmarkRun
        do {
            let whole = try BenchmarkSelection(of: try await Subject.load(from: other, environment: environment))
            before = try await prepare(whole, with: callgrind)
        } catch SubjectError.noConfiguration {
            return try sayNothingIsCompared(because: "the other checkout has no .catwalk.yml.")
        } catch let error as SubjectError {
            return try sayNothingIsCompared(because: "the other checkout can't be read. \(error)")
        } catch let error as BenchmarkError where error.isNothingToCompare {
            return try sayNothingIsCompared(because: "the other checkout can't be played. \(error)")
        }
        try await compare(PairedRun(before: before, after: after))
    }
}

extension PairedSession {
    private static let blocks = 100

    private var terminal: Terminal { options.subject.terminal }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private func prepare(
        _ selection: BenchmarkSelection,
        with callgrind: Callgrind?
    ) async throws -> BenchmarkRun {
        try await BenchmarkRun.prepare(selection, with: callgrind, in: environment, at: nil) { terminal.show($0) }
    }

    /// `nil` if times are to be taken, also because nothing can be counted here.
    private func callgrind() async throws -> Callgrind? {
        if options.timed { return nil }
        do {
            return try await Callgrind.find(in: environment)
        } catch BenchmarkError.noValgrind where !options.counted {
            terminal.complain("catwalk: \(BenchmarkError.noValgrind) So times are compared.")
            return nil
        }
    }

    private func sayNothingIsCompared(because reason: String) throws {
        terminal.clearProgress()
        terminal.complain("catwalk: Nothing is compared, for \(lines: reason)")
        try BenchOutput(options.format, to: terminal).finish()
        if options.require { throw ExitCode(ExitStatus.subjectFailed) }
    }

    private func compare(_ run: PairedRun) async throws {
        for name in run.gone {
            terminal.complain(
                "catwalk: The other checkout has the \(lines: name), and this one does not. It is not compared."
            )
        }
        for name in run.leftOut {
            terminal.complain("catwalk: The other checkout has no \(lines: name). It is not compared.")
        }
        if run.isEmpty { return try sayNothingIsCompared(because: "the two have no scenario and player in common.") }
        var slower: [String] = []
        var compared = 0
        var unplayed = 0
        var output = BenchOutput(options.format, to: terminal)
        func finish(_ outcome: PairedRun.Outcome) {
            switch outcome {
            case .compared(let scenario):
                compared += 1
                slower += scenario.slower
                output.add([run.table.result(for: scenario)])
            case .unplayed(let scenario, let reason):
                unplayed += 1
                terminal.complain(
                    "catwalk: The other checkout can't play the scenario \"\(scenario)\", so that is not compared. \(lines: reason)"
                )
            }
        }
        do {
            if run.counts {
                try await run.count(finished: finish)
            } else {
                try await run.time(blocks: options.rounds ?? Self.blocks, finished: finish)
            }
        } catch {
            if !slower.isEmpty { output.say("\(lines: slower.joined(separator: "\n"))", hasFailed: true) }
            try output.finish()
            throw error
        }
        output.say("\(lines: verdict(slower, compared: compared, unplayed: unplayed))", hasFailed: !slower.isEmpty)
        try output.finish()
        let isRed = options.check && !slower.isEmpty || options.require && unplayed > 0
        if isRed { throw ExitCode(ExitStatus.subjectFailed) }
    }

    private func verdict(_ slower: [String], compared: Int, unplayed: Int) -> String {
        if !slower.isEmpty { return slower.joined(separator: "\n") }
        if compared == 0 { return "Nothing is compared." }
        return unplayed == 0 ? "Nothing is slower." : "Nothing that was compared is slower."
    }
}
