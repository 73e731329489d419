import CatsScenarios
import Foundation

/// What some rounds took, written as `catwalk bench` reads it: one line of JSON.
struct Consumption {
    let wallClock: Double
    let processor: Double

    /// The most memory the process has had in the rounds, in bytes; `nil` if the system does not tell.
    let peakMemory: Int?

    /// How often a user taps in a round.
    let actions: Int

    init(of scenario: Scenario, from start: Usage, to end: Usage) {
        wallClock = (end.instant - start.instant) / .seconds(1)
        processor = end.processorSeconds - start.processorSeconds
        peakMemory = PeakMemory.bytes
        actions = scenario.taps
    }
}

extension Consumption: CustomStringConvertible {
    var description: String {
        let memory = peakMemory.map { ", \"peakMemory\": \($0)" } ?? ""
        return "{\"wallClock\": \(wallClock), \"processor\": \(processor)\(memory), \"actions\": \(actions)}"
    }
}
