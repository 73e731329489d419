import Page
import Report
import Stage

/// One architecture's app of a visit.
actor StagedApp {
    nonisolated let number: Int
    private let player: Player
    /// Its number at the player.
    private let app: Int
    /// The start of the program that it was opened in; `nil` if it is not open.
    private var start: Int?
    private var history = ActionHistory()
    /// What the program could not do again, for the one that comes after it.
    private var interrupted = ActionHistory()
    private var frame: StagedFrame?
    private(set) var questions: [String] = []
    private var messages: [SentMessage] = []
    /// What was sent when the same was done with an earlier program; `nil` if it was done with this one alone.
    private var earlier: [SentMessage]?
    private var notice: [String] = []
    private var noticePlace: SourcePlace?
    /// The step of the scenario that did not go as told.
    private var wrongStep: Int?

    /// So many messages are drawn of what was done, the last ones.
    private static let drawn = 200

    /// So many answers at most follow one from the other.
    private static let answersInARow = 50

    /// So often something is tried if apps of other visits end the program meanwhile.
    private static let attempts = 3

    /// `app` is a number that no other visit has at the player.
    init(number: Int, player: Player, app: Int) {
        (self.number, self.player, self.app) = (number, player, app)
    }

    var phone: StagePhone {
        StagePhone(
            number: number,
            architecture: player.architecture,
            frame: frame,
            questions: questions,
            messages: messages,
            earlierMessages: earlier,
            notice: notice,
            noticePlace: noticePlace,
            wrongStep: wrongStep
        )
    }

    /// Taps a part, after which the world answers at once if a weather is given.
    func tap(_ part: String, at place: Int?, answeringAs weather: String?) async {
        clear()
        await perform(.tap(part, at: place))
        await answerAll(as: weather)
    }

    /// Answers the oldest question of that text, if the app waits for it.
    func answer(_ question: String, as weather: String) async {
        clear()
        guard let place = questions.firstIndex(of: question) else { return }
        await perform(.answer(place, weather: weather))
    }

    /// Answers whatever the app asks, until it asks no more; nothing without a weather.
    func answerAll(as weather: String?) async {
        guard let weather else { return }
        for _ in 0..<Self.answersInARow where !questions.isEmpty { await perform(.answer(0, weather: weather)) }
    }

    /// Answers the oldest question.
    func answerFirst(as weather: String) async {
        if !questions.isEmpty { await perform(.answer(0, weather: weather)) }
    }

    /// Does the next step of a scenario, unless an earlier one went wrong.
    func go(to step: Int, of scenario: String) async {
        guard wrongStep == nil else { return }
        // What is said while the app is made belongs to the first step, in which it opens.
        if step > 0 { clear() }
        await perform(.step(step, scenario: scenario))
        if !notice.isEmpty { wrongStep = step }
    }

    /// Opens the app anew.
    func restart() async {
        if start != nil { _ = try? await tell(.end) }
        (start, history, interrupted, frame) = (nil, ActionHistory(), ActionHistory(), nil)
        (questions, wrongStep) = ([], nil)
        clear()
        await open()
    }

    /// Plays a scenario on an app that is opened anew, up to one of its steps.
    func play(_ scenario: String, to step: Int) async {
        await restart()
        for place in 0...step { await go(to: place, of: scenario) }
    }

    /// Opens the app if it is not open, and does all again that was done with it.
    func open() async {
        // Somebody else's app may end the program meanwhile.
        for _ in 0..<Self.attempts where start == nil {
            do {
                try await replay()
            } catch PlayerError.restarted {
                start = nil
            } catch {
                interrupted = history
                return take(error)
            }
        }
    }

    /// The program that it was open in has gone.
    func close() {
        if history.actions.isEmpty {
            history = interrupted
            history.showTheLastAction()
        }
        // One that ended in the middle has not told all.
        if notice.isEmpty { earlier = earlier ?? messages }
        (start, messages, notice, noticePlace) = (nil, [], [], nil)
        interrupted = ActionHistory()
    }

    /// Lets the app go; what was done with it is kept.
    func release() async {
        if start != nil { _ = try? await tell(.end) }
        start = nil
    }

    /// Before something new is done with it.
    func clear() {
        (messages, earlier, notice, noticePlace) = ([], nil, [], nil)
        history.beginSomethingNew()
    }
}

extension StagedApp {
    private func perform(_ action: PlayerCommand.Action) async {
        for _ in 0..<Self.attempts {
            await open()
            guard start != nil else { return }
            do {
                take(try await tell(action))
                history.add(action)
                interrupted = ActionHistory()
                return
            } catch PlayerError.restarted {
                start = nil
            } catch {
                return await fail(error)
            }
        }
    }

    private func replay() async throws {
        take(try await player.perform(PlayerCommand(app: app, .open)))
        if !history.isComplete {
            (history, notice) = (ActionHistory(), [ActionHistory.tooLong])
            return
        }
        for (place, action) in history.actions.enumerated() {
            if place <= history.earlier { (messages, notice, noticePlace) = ([], [], nil) }
            take(try await tell(action))
            if case .step(let step, _) = action, !notice.isEmpty { wrongStep = step }
        }
        // Something new began, and nothing has been done in it.
        if history.earlier > 0, history.earlier == history.actions.count {
            (messages, notice, noticePlace) = ([], [], nil)
        }
    }

    private func tell(_ action: PlayerCommand.Action) async throws -> PlayerReply {
        try await player.perform(PlayerCommand(app: app, action), since: start)
    }

    private func take(_ reply: PlayerReply) {
        start = reply.start
        frame = reply.frames.last ?? frame
        questions = reply.questions
        messages = (messages + reply.sent).suffix(Self.drawn)
        if let failure = reply.failure { notice = [failure] }
    }

    private func take(_ error: any Error) {
        (start, history, questions) = (nil, ActionHistory(), [])
        notice = "\(error)".split(separator: "\n").map(String.init)
        noticePlace = (error as? PlayerError)?.place.map { SourcePlace(file: $0.file, line: $0.line) }
    }

    /// Shows why, below an app that is opened again.
    private func fail(_ error: any Error) async {
        take(error)
        let (notice, place) = (notice, noticePlace)
        await open()
        (self.notice, noticePlace) = (notice, place)
    }
}
