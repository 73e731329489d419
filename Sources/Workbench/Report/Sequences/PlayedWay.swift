/// That one participant uses another: by the sources, in scenarios, or both.
public struct PlayedWay: Hashable, Codable, Sendable {
    public let from: String
    public let to: String
    /// Whether the code of the one names the other.
    public let isDeclared: Bool
    /// Whether it does if protocols are followed to what conforms to them.
    public let isResolved: Bool
    /// In which the one sends the other a message, in the order in which they were played.
    public let scenarios: [String]
}

extension PlayedWay {
    /// A pair of participants.
    public struct Pair: Hashable, Sendable {
        public let from: String
        public let to: String

        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// All ways by the sources and in the sequences, sorted by their ends; those of the User are none of the app's.
    public static func all(
        in sequences: [MessageSequence],
        declared: Set<Pair>,
        resolved: Set<Pair>
    ) -> [PlayedWay] {
        let played = sequences.reduce(into: [Pair: [String]]()) { played, sequence in
            let pairs = sequence.messages.filter { $0.from != MessageSequence.user && $0.to != MessageSequence.user }
            for pair in Set(pairs.map { Pair(from: $0.from, to: $0.to) }) {
                played[pair, default: []].append(sequence.scenario)
            }
        }
        return declared.union(resolved).union(played.keys).sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { pair in
            PlayedWay(
                from: pair.from,
                to: pair.to,
                isDeclared: declared.contains(pair),
                isResolved: resolved.contains(pair),
                scenarios: played[pair, default: []]
            )
        }
    }
}
