/// A sequence as it is drawn: each message with what has become of it since an earlier sequence, if there was one.
public struct MarkedSequence: Hashable, Sendable {
    public let architecture: String
    public let scenario: String
    /// In order; what was removed stands where it was.
    public let messages: [MarkedMessage]

    /// Nothing has become of any message.
    public init(_ sequence: MessageSequence) {
        self.init(sequence, messages: sequence.messages.map { MarkedMessage($0) })
    }

    init(_ sequence: MessageSequence, messages: [MarkedMessage]) {
        architecture = sequence.architecture
        scenario = sequence.scenario
        self.messages = messages
    }
}

extension MarkedSequence {
    /// In the order in which they first speak or are spoken to.
    public var participants: [String] { messages.map(\.message).participants }

    /// What has become of its messages, in their order; empty if all are as they were.
    public var changes: [MessageChange] { messages.compactMap(\.change) }
}

/// A message, and what has become of it.
public struct MarkedMessage: Hashable, Sendable {
    public let message: MessageSequence.Message
    /// `nil` if it is as it was.
    public let change: MessageChange?

    init(_ message: MessageSequence.Message, _ change: MessageChange? = nil) {
        self.message = message
        self.change = change
    }
}

/// What can become of a message.
public enum MessageChange: Hashable, Sendable {
    case added
    case removed
    /// It was sent elsewhere in the order: as the message of that number, counted from 1.
    case moved(from: Int)
    /// Another call from the same participant to the same stood here.
    case renamed(from: String)
}
