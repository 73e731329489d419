/// A message, and the place that it was sent from.
public struct SentMessage: Hashable, Sendable {
    public let message: MessageSequence.Message
    /// The line that names what is called, if only one of the sending function does; otherwise where that function begins.
    ///
    /// `nil` if the function is none of the app's.
    public let sender: SourcePlace?

    public init(_ message: MessageSequence.Message, from sender: SourcePlace?) {
        self.message = message
        self.sender = sender
    }
}
