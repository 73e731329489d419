/// What a number of rounds and twice that number cost; the difference is what the rounds cost, without start and end.
public struct CountedRun: Hashable, Codable, Sendable {
    let rounds: Int
    /// Of the whole program.
    let once: [Cost: Int]
    /// Of the whole program with twice the rounds.
    let twice: [Cost: Int]

    /// What one round costs.
    var perRound: [Cost: Double] {
        twice.reduce(into: [:]) { result, entry in
            result[entry.key] = Double(entry.value - once[entry.key, default: 0]) / Double(max(1, rounds))
        }
    }
}
