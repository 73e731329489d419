/// Reads what parts say to each other out of recorded calls, as they come.
struct MessageReader: Sendable {
    private let bodies: [Int: StagedBody]
    private let participants: Participants
    /// Who runs in a call, by the call's number; what a call has begun may go on long after the call.
    private var speakers: [Int: Participant] = [:]

    /// Of so many calls, speakers are known for sure; of twice as many, none is kept.
    private static let kept = 100_000

    init(of bodies: [Int: StagedBody], among participants: Participants) {
        self.bodies = bodies
        self.participants = participants
    }

    /// The messages of the next calls; the same several times in a row is one.
    mutating func read(_ calls: RecordedCalls) -> [MessageSequence.Message] {
        var messages: [MessageSequence.Message] = []
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
            let message = MessageSequence.Message(
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
        if speakers.count > 2 * Self.kept, let last = calls.calls.last {
            speakers = speakers.filter { $0.key > last.number - Self.kept }
        }
        return messages
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
