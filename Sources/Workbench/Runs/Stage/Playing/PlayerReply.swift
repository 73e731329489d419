import Report

/// What an app did with a command.
public struct PlayerReply: Hashable, Sendable {
    /// What was drawn meanwhile, in order.
    public let frames: [StagedFrame]
    /// What the app waits for now.
    public let questions: [String]
    /// Why the app did not do as told, such as in a step of a scenario; `nil` if it did.
    public let failure: String?
    /// How often the program had been started; apps of an earlier start are gone.
    public let start: Int
    /// What its parts said to each other meanwhile, in order.
    public let sent: [SentMessage]
    /// For each message the number of the one that it was sent in, counted from the program's start.
    let origins: [Int?]
    /// The number of the first message.
    let firstMessage: Int

    public var messages: [MessageSequence.Message] { sent.map(\.message) }
}

/// What an architecture's player can play.
public struct Repertoire: Hashable, Sendable, Decodable {
    public let scenarios: [Scenario]
    /// How the world can be, the usual first.
    public let weathers: [String]

    public struct Scenario: Hashable, Sendable, Decodable {
        public let name: String
        /// What happens in each, the opening first.
        public let steps: [String]
    }
}
