/// What a scenario costs each player, as it was counted or timed.
public struct PlayedScenario<Player: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    let name: String
    let title: String
    /// `nil` outside a repository.
    let commit: String?
    /// When it was measured: ISO 8601, in UTC.
    let date: String
    let players: [Player]
}
