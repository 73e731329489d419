/// A message, and the place that it was sent from.
public struct SentMessage: Hashable, Sendable {
    public let message: MessageSequence.Message
    /// Where the function that sent it is declared; `nil` if that is none of the app's.
    public let sender: SourcePlace?

    public init(_ message: MessageSequence.Message, from sender: SourcePlace?) {
        self.message = message
        self.sender = sender
    }
}
