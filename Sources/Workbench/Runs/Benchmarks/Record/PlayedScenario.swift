/// What a scenario costs each player, as it was counted or timed.
public struct PlayedScenario<Player: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    public typealias Entry = Player

    public let name: String
    public let title: String

    /// `nil` outside a repository.
    public let commit: String?

    /// When it was measured: ISO 8601, in UTC.
    public let date: String

    public let players: [Player]
}
