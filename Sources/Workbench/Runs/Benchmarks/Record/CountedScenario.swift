public typealias CountedScenario = PlayedScenario<CountedEntry>

/// What a scenario costs one player, counted.
public struct CountedEntry: Hashable, Codable, Sendable {
    let name: String
    /// What callgrind counted.
    let raw: CountedRun
    let perRound: [Cost: Double]

    init(name: String, raw: CountedRun) {
        self.name = name
        self.raw = raw
        perRound = raw.perRound
    }

    /// What one round costs follows from what was counted, whatever is written beside it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try container.decode(String.self, forKey: .name),
            raw: try container.decode(CountedRun.self, forKey: .raw)
        )
    }
}

extension CountedScenario {
    subscript(player: String) -> CountedEntry? { players.first { $0.name == player } }
}
