/// A message, and the place that it was sent from.
public struct SentMessage: Hashable, Sendable {
    public let message: MessageSequence.Message
    /// The line of the sending function that names what it calls; that of the function's name if none or several do.
    ///
    /// `nil` if the function is none of the app's.
    public let sentFrom: SourcePlace?

    public init(_ message: MessageSequence.Message, from place: SourcePlace?) {
        self.message = message
        sentFrom = place
    }
}
