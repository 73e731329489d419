import Counting

/// What a scenario costs each player, counted.
public struct CountedScenario: Identifiable, Hashable, Codable, Sendable {
    public let name: String
    public let title: String

    /// None outside a repository.
    public let commit: String?

    /// When it was counted: ISO 8601, in UTC.
    public let date: String

    public let players: [Entry]

    public var id: String { name }

    public struct Entry: Hashable, Codable, Sendable {
        public let name: String

        /// What callgrind counted.
        public let raw: CountedRun

        public let perRound: [Cost: Double]

        public init(name: String, raw: CountedRun) {
            self.name = name
            self.raw = raw
            perRound = raw.perRound
        }
    }

    public subscript(player: String) -> Entry? { players.first { $0.name == player } }
}
