/// The parts of an architecture, and which of them its code has name another.
public struct DeclaredPattern: Hashable, Sendable {
    public let architecture: String
    /// The roles in the order of the configuration, then types without one; not the Screen or the Model.
    public let parts: [String]
    /// Between parts, and between a part and the Screen or the Model.
    public let ways: Set<PlayedWay.Pair>

    public init(architecture: String, parts: [String], ways: Set<PlayedWay.Pair>) {
        self.architecture = architecture
        self.parts = parts
        self.ways = ways
    }

    /// From the one who taps to the Model.
    public var participants: [String] {
        [MessageSequence.user, MessageSequence.screen] + parts + [MessageSequence.model]
    }

    /// Whether a message takes a way that the code does not declare, as in a callback.
    ///
    /// The user's taps are never indirect.
    public func isIndirect(_ message: MessageSequence.Message) -> Bool {
        message.from != MessageSequence.user && !ways.contains(PlayedWay.Pair(from: message.from, to: message.to))
    }
}
