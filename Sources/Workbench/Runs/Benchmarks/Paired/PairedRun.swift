import Foundation
import Subject
import Support

/// Plays the scenarios that two checkouts of a package have in common, in turns, and tells what became of their costs.
///
/// Both are measured in one run on one machine, so no budget has to be stored, and no other machine's is needed.
public struct PairedRun: Sendable {
    let before: BenchmarkRun
    let after: BenchmarkRun

    public init(before: BenchmarkRun, after: BenchmarkRun) {
        self.before = before
        self.after = after
    }

    /// Whether instructions are counted; otherwise only times can be taken.
    public var counts: Bool { after.callgrind != nil }

    /// For what was measured.
    public var table: BenchmarkTable { after.selection.table }

    /// What the earlier one has and the later one does not, so that nothing holds what it costs.
    public var gone: [String] {
        let scenarios = Set(after.selection.settings.scenarios.map(\.name))
        let architectures = Set(after.selection.subject.architectures.map(\.name))
        return before.selection.scenarios.map(\.name).filter { !scenarios.contains($0) }.map(Self.scenario)
            + before.selection.architectures.map(\.name).filter { !architectures.contains($0) }.map(Self.player)
    }

    /// Whether nothing is compared.
    public var isEmpty: Bool { scenarios.isEmpty || players.allSatisfy { $0 == floor } }

    /// What the earlier one does not have, so that it is compared with nothing.
    public var leftOut: [String] {
        let scenarios = after.selection.scenarios.map(\.name).filter { name in
            !before.selection.scenarios.contains { $0.name == name }
        }
        let players = after.selection.players.filter { !before.selection.players.contains($0) }
        return scenarios.map(Self.scenario) + players.map(Self.player)
    }

    /// What became of one scenario.
    public enum Outcome: Sendable {
        case compared(PairedScenario)
        /// A player of the earlier checkout ended badly there; the sentence says which, and how.
        case unplayed(scenario: String, reason: String)
    }

    /// Counts every scenario once in each, and hands it over.
    public func count(finished: (Outcome) throws -> Void) async throws {
        guard let callgrind = after.callgrind else { return }
        try await eachScenario(finished) { old, new in
            var counts: [String: PairedSamples] = [:]
            // The later one first: what hinders both is not the earlier one's fault.
            for name in players {
                after.progress("Counting \(new.name): \(name)")
                let cost = try await after.player.count(new, by: name, with: callgrind).perRound
                counts[name, default: PairedSamples()].append(cost[.instructions] ?? 0, isAfter: true)
            }
            for name in players {
                after.progress("Counting \(new.name) in the other checkout: \(name)")
                let cost = try await playBefore { try await $0.count(old, by: name, with: callgrind).perRound }
                counts[name, default: PairedSamples()].append(cost[.instructions] ?? 0, isAfter: false)
            }
            return scenario(new.name, of: counts, in: .instructions)
        }
    }

    /// Takes as many samples of each player of each checkout as there are blocks, and hands each scenario over.
    ///
    /// In a block all stand in an order drawn by lot, so whatever slows the machine is as likely to meet one as the other.
    public func time(blocks: Int, finished: (Outcome) throws -> Void) async throws {
        if blocks < risk.fewestValues { throw BenchmarkError.tooFewBlocks(blocks, fewest: risk.fewestValues) }
        try await eachScenario(finished) { old, new in
            var times: [String: PairedSamples] = [:]
            // What hinders both is not the earlier one's fault, and would be found there first.
            for name in players { _ = try await after.player.time(new, by: name) }
            for block in 0..<blocks {
                after.progress("Timing \(new.name): block \(block + 1) of \(blocks)")
                for turn in after.draw(2 * players.count) {
                    let (name, isAfter) = (players[turn / 2], turn % 2 == 1)
                    let sample =
                        isAfter
                        ? try await after.player.time(new, by: name)
                        : try await playBefore { try await $0.time(old, by: name) }
                    let rounds = (isAfter ? after : before).player.settings.timedRounds
                    times[name, default: PairedSamples()].append(sample.processor / Double(rounds), isAfter: isAfter)
                }
            }
            return scenario(new.name, of: times, in: .microseconds)
        }
    }
}

extension PairedRun {
    /// An error of the earlier checkout, which leaves the other scenarios as they are.
    private struct EarlierFailure: Error {
        let error: BenchmarkError
    }

    private func playBefore<Played>(_ play: (Player) async throws -> Played) async throws -> Played {
        do {
            return try await play(before.player)
        } catch let error as BenchmarkError {
            throw EarlierFailure(error: error)
        }
    }

    private func eachScenario(
        _ finished: (Outcome) throws -> Void,
        _ compare: (BenchmarkSettings.Scenario, BenchmarkSettings.Scenario) async throws -> PairedScenario
    ) async throws {
        for (old, new) in scenarios {
            do {
                try finished(.compared(try await compare(old, new)))
            } catch let failure as EarlierFailure {
                try finished(.unplayed(scenario: new.name, reason: "\(failure.error)"))
            }
        }
    }

    private var scenarios: [(old: BenchmarkSettings.Scenario, new: BenchmarkSettings.Scenario)] {
        after.selection.scenarios.compactMap { new in
            before.selection.scenarios.first { $0.name == new.name }.map { ($0, new) }
        }
    }

    private var players: [String] {
        let common = after.selection.players.filter(before.selection.players.contains)
        return (floor.map { common.contains($0) ? [] : [$0] } ?? []) + common
    }

    /// The earlier one's, which the later one plays too, also if its own configuration does not name it: without a floor
    /// it would allow itself a share of all.
    private var floor: String? { before.selection.settings.floor }

    private static func scenario(_ name: String) -> String { "scenario \"\(PrintablePath(name))\"" }

    private static func player(_ name: String) -> String { "player \"\(PrintablePath(name))\"" }

    /// Of each player in each scenario.
    private var risk: SharedRisk { SharedRisk(comparisons: max(1, scenarios.count * players.count)) }

    private func scenario(
        _ name: String,
        of samples: [String: PairedSamples],
        in unit: PairedScenario.Unit
    ) -> PairedScenario {
        let base = floor.flatMap { samples[$0] }
        return PairedScenario(
            name: name,
            unit: unit,
            costs: players.compactMap { player in
                guard let own = samples[player] else { return nil }
                // The floor is held in all, and so is who costs no more than it: of what is nothing there is no share.
                let above = player == floor ? nil : base.map(own.above)
                let kept = above.flatMap { $0.isPositive ? $0 : nil }
                return PairedCost(
                    player: player,
                    above: kept == nil ? nil : floor,
                    samples: kept ?? own,
                    risk: unit == .instructions ? nil : risk.ofEach,
                    // The later one would otherwise allow itself what it costs more.
                    tolerance: before.selection.settings.excessTolerance(of: player)
                )
            }
        )
    }
}
