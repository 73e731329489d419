import Support

/// What a sequence comes to in numbers.
public struct SequenceMeasures: Hashable, Sendable {
    /// For each tap how many messages were sent in it, directly or through others; the tap itself is not counted.
    ///
    /// A tap is whatever the User asks of the Screen: a touch, a text that is typed. What a task does that was begun in a
    /// tap counts for the tap, however late it comes.
    public let messagesPerTap: [Int]
    /// For each tap between how many participants its messages went, the Screen and the Model among them and not the User.
    public let partsPerTap: [Int]
    /// How many messages the longest chain has in which each was sent in the one before; 0 without a message.
    public let deepestChain: Int

    public init(of sequence: MessageSequence) {
        var (taps, depths): ([Int?], [Int]) = ([], [])
        for (message, origin) in zip(sequence.messages, sequence.origins) {
            let isTap = message.from == MessageSequence.user && message.to == MessageSequence.screen
            taps.append(isTap ? taps.count : origin.flatMap { taps[$0] })
            depths.append(1 + (origin.map { depths[$0] } ?? 0))
        }
        let places = sequence.messages.indices.filter { taps[$0] == $0 }
        let within = Dictionary(grouping: sequence.messages.indices.filter { taps[$0] != nil }) { taps[$0] ?? $0 }
        messagesPerTap = places.map { within[$0, default: []].count - 1 }
        partsPerTap = places.map { place in
            let messages = within[place, default: []].map { sequence.messages[$0] }
            return messages.participants.count { $0 != MessageSequence.user }
        }
        deepestChain = depths.max() ?? 0
    }
}
