import Workshop

/// What a learner's catwalk sends to a room.
struct RoomMessage: Codable, Hashable, Sendable {
    let standing: Standing
    /// Random, and new for each run of that catwalk: what comes with another one comes from somebody else.
    let secret: String
}
