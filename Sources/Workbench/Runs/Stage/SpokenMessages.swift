import Report

/// What calls say from one participant to another, and in which message each was sent.
struct SpokenMessages {
    private(set) var messages: [MessageSequence.Message] = []
    private(set) var origins: [Int?] = []

    init(of calls: RecordedCalls, among bodies: [Int: StagedBody], _ cast: Cast) {
        /// By the call's number: who runs in it, and which message it was made in.
        var made: [Int: (speaker: Participant, message: Int?)] = [:]
        let leading = calls.leading { number in
            cast.own.contains(number) && bodies[number]?.isGoingAway == false
        }
        for call in calls.calls {
            guard let body = bodies[call.body] else { continue }
            let caller = made[call.origin] ?? (.outside, nil)
            guard let callee = cast.participants[call.body] else {
                made[call.number] = caller
                continue
            }
            made[call.number] = (callee, caller.message)
            let isOwn = cast.own.contains(call.body)
            // What only looks at the app from outside, such as whoever plays the scenario, says nothing to it.
            guard caller.speaker != callee, body.isTold(ofArchitecture: isOwn),
                isOwn || caller.speaker != .outside || leading.contains(call.number)
            else { continue }
            made[call.number] = (callee, messages.count)
            origins.append(caller.message)
            messages.append(
                MessageSequence.Message(
                    from: caller.speaker.name,
                    to: callee.name,
                    name: body.body.name,
                    file: body.body.file,
                    line: body.body.line
                )
            )
        }
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
