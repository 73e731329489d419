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
        var messages: [Message] = []
        /// By the call's number: who runs in it.
        var speakers: [Int: Participant] = [:]
        let leading = calls.leading { number in
            bodies[number].map { participants.owns($0) && !$0.isGoingAway } ?? false
        }
        for call in calls.calls {
            guard let body = bodies[call.body] else { continue }
            let caller = speakers[call.origin] ?? .outside
            guard let callee = participants.participant(of: body) else {
                speakers[call.number] = caller
                continue
            }
            speakers[call.number] = callee
            let isOwn = participants.owns(body)
            // What only looks at the app from outside, such as whoever plays the scenario, says nothing to it.
            guard caller != callee, body.isTold(ofArchitecture: isOwn),
                isOwn || caller != .outside || leading.contains(call.number)
            else { continue }
            let message = Message(
                from: caller.name,
                to: callee.name,
                name: body.body.name,
                file: body.body.file,
                line: body.body.line
            )
            if messages.last?.isSame(as: message) == true {
                messages[messages.count - 1].count += 1
            } else {
                messages.append(message)
            }
        }
        self.architecture = architecture
        self.scenario = scenario
        self.messages = messages
        var named: [String] = []
        for name in messages.flatMap({ [$0.from, $0.to] }) where !named.contains(name) { named.append(name) }
        self.participants = named
    }
}

extension MessageSequence.Message {
    fileprivate func isSame(as other: Self) -> Bool {
        (from, to, name, file, line) == (other.from, other.to, other.name, other.file, other.line)
    }
}

extension StagedBody {
    fileprivate var isGoingAway: Bool { body.name == "deinit" }

    /// Of a layer, what is asked and what is set; reading or making a value is no message, nor is that a part goes away.
    fileprivate func isTold(ofArchitecture: Bool) -> Bool {
        if isGoingAway { return false }
        return ofArchitecture || !body.name.hasSuffix(".get") && !body.name.hasPrefix("init(") && !body.isClosure
    }
}
