import Report

/// Reads what calls say from one participant to another, and in which message each was sent.
///
/// Calls may come in several parts: what an earlier part began may go on in a later one.
struct SpokenMessages {
    private let bodies: [Int: StagedBody]
    private let speakers: Speakers
    private var made = MadeCalls()
    /// How many messages were read.
    private(set) var count = 0

    init(among bodies: [Int: StagedBody], _ speakers: Speakers) {
        self.bodies = bodies
        self.speakers = speakers
    }

    /// The messages of the next calls, and for each the number of the one that it was sent in, counted through all parts.
    mutating func read(_ calls: RecordedCalls) -> (messages: [SentMessage], origins: [Int?]) {
        var (messages, origins): ([SentMessage], [Int?]) = ([], [])
        let leading = calls.leading { number in
            speakers.own.contains(number) && bodies[number]?.isGoingAway == false
        }
        for call in calls.calls {
            guard let body = bodies[call.body] else { continue }
            let caller = made[call.origin]
            let speaker = caller.body.flatMap { speakers.participants[$0] } ?? .outside
            guard let callee = speakers.participants[call.body] else {
                made[call.number] = caller
                continue
            }
            made[call.number] = MadeCalls.Maker(body: call.body, message: caller.message)
            let isOwn = speakers.own.contains(call.body)
            // What only looks at the app from outside, such as whoever plays the scenario, says nothing to it.
            guard speaker != callee, body.isTold(ofArchitecture: isOwn),
                isOwn || speaker != .outside || leading.contains(call.number)
            else { continue }
            made[call.number] = MadeCalls.Maker(body: call.body, message: count)
            count += 1
            origins.append(caller.message)
            let message = MessageSequence.Message(
                from: speaker.name,
                to: callee.name,
                name: body.body.name,
                file: body.body.file,
                line: body.body.line
            )
            messages.append(SentMessage(message, from: caller.body.flatMap { bodies[$0]?.place(calling: body) }))
        }
        return (messages, origins)
    }
}

extension StagedBody {
    fileprivate func place(calling other: StagedBody) -> SourcePlace {
        SourcePlace(file: body.file, line: body.line(naming: other.body))
    }

    fileprivate var isGoingAway: Bool { body.name == "deinit" }

    /// Of a layer, what is asked and what is set; reading or making a value is no message, nor is that a part goes away.
    fileprivate func isTold(ofArchitecture: Bool) -> Bool {
        if isGoingAway { return false }
        return ofArchitecture || !body.name.hasSuffix(".get") && !body.name.hasPrefix("init(") && !body.isClosure
    }
}
