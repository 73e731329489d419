import Foundation

@testable import Benchmarks

/// A machine on which the same work takes a different time whenever it is done, sample after sample.
struct MadeUpMachine {
    /// The share by which it is slower at the end than at the start.
    var drift = 0.0
    /// The probability that it changes between fast and slow from one sample to the next.
    var change = 0.0
    /// How much more a sample takes while it is slow.
    var slow = 0.35
    /// The share that the first place in a block costs more than the others.
    var firstPlace = 0.0
    /// Half the width of what a sample is off by, either way.
    var noise = 0.0

    /// Puts the players of a block in order.
    typealias Draw = ([(name: String, amount: Double)], inout SeededGenerator) -> [(name: String, amount: Double)]

    /// The samples of each player, by name.
    func samples(
        of work: [(name: String, amount: Double)],
        blocks: Int,
        from generator: inout SeededGenerator,
        draw: Draw = { $0.shuffled(using: &$1) }
    ) -> [String: [TimedSample]] {
        var isSlow = false
        var samples: [String: [TimedSample]] = [:]
        for block in 0..<blocks {
            for (place, player) in draw(work, &generator).enumerated() {
                if Double.random(in: 0..<1, using: &generator) < change { isSlow.toggle() }
                var time = player.amount * (1 + drift * Double(block) / Double(blocks))
                if isSlow { time *= 1 + slow }
                if place == 0 { time *= 1 + firstPlace }
                time *= 1 + Double.random(in: -noise...noise, using: &generator)
                samples[player.name, default: []].append(TimedSample(wallClock: time, processor: time))
            }
        }
        return samples
    }
}
