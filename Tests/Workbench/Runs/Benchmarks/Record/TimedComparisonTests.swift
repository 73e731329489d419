import Support
import Testing

@testable import Benchmarks

/// What a hundred blocks on made-up machines tell apart; the noise is such as real machines have.
struct TimedComparisonTests {
    static let machines = [
        "quiet": MadeUpMachine(noise: 0.04),
        "with two speeds that change within blocks": MadeUpMachine(change: 0.2, noise: 0.04),
        "with two speeds that last": MadeUpMachine(change: 0.01, noise: 0.04),
        "that warms up": MadeUpMachine(drift: 0.5, noise: 0.04),
        "on which the first of a block pays": MadeUpMachine(firstPlace: 0.04, noise: 0.04),
        "with all of it": MadeUpMachine(drift: 0.5, change: 0.05, firstPlace: 0.04, noise: 0.04),
    ]

    /// Of 120 comparisons at 0.000119 each, the probability that one errs is 1.4 %; these seeds are among the others.
    @Test("Equals are never told apart, ten times twelve scenarios", arguments: machines.keys.sorted())
    func equals(machine: String) throws {
        let told = try toldApart(of: 120, on: try #require(Self.machines[machine]), with: 1)
        #expect(told == 0)
    }

    @Test("A difference of 5 % is told apart in at least 95 of a hundred", arguments: machines.keys.sorted())
    func planted(machine: String) throws {
        let told = try toldApart(of: 100, on: try #require(Self.machines[machine]), with: 1.05)
        #expect(told >= 95)
    }

    @Test("If the same one always came first, equals would be told apart by nothing but their places")
    func withoutLot() throws {
        let machine = try #require(Self.machines["on which the first of a block pays"])
        #expect(try toldApart(of: 20, on: machine, with: 1) { players, _ in players } == 20)
    }

    /// How many of so many scenarios tell apart two players, of whom the second has `work` times as much to do.
    private func toldApart(
        of scenarios: Int,
        on machine: MadeUpMachine,
        with work: Double,
        draw: MadeUpMachine.Draw = { $0.shuffled(using: &$1) }
    ) throws -> Int {
        var generator = SeededGenerator(state: 16)
        let players = [(name: "A", amount: 1), (name: "B", amount: work), (name: "C", amount: 1.2)]
        let ratios = try (0..<scenarios).map { _ in
            let samples = machine.samples(of: players, blocks: 100, from: &generator, draw: draw)
            let entry = TimedEntry(
                name: "B",
                samples: try #require(samples["B"]),
                rounds: 1,
                risk: SharedRisk(comparisons: 84),
                floor: nil,
                baseline: samples["A"]
            )
            return try #require(entry.overBaseline)
        }
        return ratios.count { !$0.holdsOne }
    }
}
