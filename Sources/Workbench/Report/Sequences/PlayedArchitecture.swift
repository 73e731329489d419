import Support

/// What all scenarios come to in one architecture.
public struct PlayedArchitecture: Hashable, Codable, Sendable {
    public let name: String
    public let scenarios: Int
    public let taps: Int
    /// Of all taps.
    public let messagesPerTap: Spread?
    public let partsPerTap: Spread?
    /// Of all scenarios.
    public let deepestChain: Spread?
    public let ways: [PlayedWay]

    /// The middle and the largest of several numbers.
    public struct Spread: Hashable, Codable, Sendable {
        public let median: Double
        public let max: Int

        /// `nil` for no number.
        init?(of numbers: [Int]) {
            guard let median = numbers.map(Double.init).median, let max = numbers.max() else { return nil }
            self.median = median
            self.max = max
        }
    }

    /// `sequences` are those of its scenarios.
    public init(name: String, sequences: [MessageSequence], ways: [PlayedWay]) {
        let measures = sequences.map(SequenceMeasures.init)
        self.name = name
        scenarios = sequences.count
        taps = measures.reduce(0) { $0 + $1.messagesPerTap.count }
        messagesPerTap = Spread(of: measures.flatMap(\.messagesPerTap))
        partsPerTap = Spread(of: measures.flatMap(\.partsPerTap))
        deepestChain = Spread(of: measures.map(\.deepestChain))
        self.ways = ways
    }
}

extension PlayedArchitecture {
    /// The code of the one names the other, and no scenario has it send a message.
    public var neverPlayed: [PlayedWay] { ways.filter { $0.isDeclared && $0.scenarios.isEmpty } }

    /// A scenario has the one send the other a message, though its code does not name it.
    public var undeclared: [PlayedWay] { ways.filter { !$0.isDeclared && !$0.scenarios.isEmpty } }
}
