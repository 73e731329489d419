/// What the parts of an architecture said to each other in a scenario, in order.
public struct MessageSequence: Hashable, Sendable {
    public let architecture: String
    public let scenario: String
    /// In the order in which they first speak or are spoken to.
    public let participants: [String]
    public let messages: [Message]

    /// A call from one participant to another; what a participant calls of itself is none.
    public struct Message: Hashable, Sendable {
        public let from: String
        public let to: String
        /// What is called: `loadTapped()`, `text.set`.
        public let name: String
        /// Where that is declared, relative to the subject's root.
        public let file: String
        public let line: Int
        /// How often in a row.
        public var count = 1
    }
}

extension MessageSequence {
    init(
        of calls: RecordedCalls,
        among bodies: [Int: StagedBody],
        _ participants: Participants,
        architecture: String,
        scenario: String
    ) {
        var reader = MessageReader(of: bodies, among: participants)
        let messages = reader.read(calls)
        self.architecture = architecture
        self.scenario = scenario
        self.messages = messages
        var named: [String] = []
        for name in messages.flatMap({ [$0.from, $0.to] }) where !named.contains(name) { named.append(name) }
        self.participants = named
    }
}

extension MessageSequence.Message {
    func isSame(as other: Self) -> Bool {
        (from, to, name, file, line) == (other.from, other.to, other.name, other.file, other.line)
    }
}
