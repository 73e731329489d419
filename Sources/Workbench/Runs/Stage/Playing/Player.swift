import Foundation
import Report
import Subject
import Support
import Toolchain

/// An architecture's program, which plays any number of its apps and is told what to do with them one by one.
///
/// The program runs from the first command on. If it ends by itself, or does not answer in time, the command fails with the
/// reason, and the next one starts it again, without its apps.
public actor Player {
    public nonisolated let architecture: String

    private var copy: PlayedCopy
    private var spoken: SpokenMessages
    private let limits: Limits
    private var run: (life: PlayerRun, repertoire: Repertoire)?
    private var runs = 0
    /// The program does one thing at a time.
    private let turns = Turns()

    public struct Limits: Hashable, Sendable {
        /// For a command.
        public var time: Duration
        /// Calls in a command.
        public var calls: Int

        public static let standard = Limits(time: .seconds(5), calls: 50_000)

        public init(time: Duration, calls: Int) {
            (self.time, self.calls) = (time, calls)
        }

        /// Until the program says what it can play: some systems look a fresh program over before it starts.
        var forStart: Limits { Limits(time: max(time, HostSystem.current.timeToStart), calls: calls) }
    }

    init(_ architecture: String, playing copy: PlayedCopy, limits: Limits = .standard) {
        self.architecture = architecture
        self.copy = copy
        self.limits = limits
        spoken = SpokenMessages(among: copy.bodies, copy.speakers)
    }

    /// What it can play.
    public func repertoire() async throws -> Repertoire {
        try await turns.take { try await self.running().repertoire }
    }

    /// Does one thing with one app.
    ///
    /// `start` is the start that the app was opened in, if it is not opened now.
    /// Throws a `PlayerError`.
    public func perform(_ command: PlayerCommand, since start: Int? = nil) async throws -> PlayerReply {
        try await turns.take { try await self.performNow(command, since: start) }
    }

    /// Goes on with another build of the program; says whether that differs from the last, and its apps are gone.
    func renew(_ copy: PlayedCopy) async throws -> Bool {
        try await turns.take { await self.renewNow(copy) }
    }

    /// Another one that plays the same.
    public func duplicate() -> Player { Player(architecture, playing: copy, limits: limits) }

    /// Ends the program.
    public func stop() async {
        let ending = run
        run = nil
        await ending?.life.stop()
    }
}

extension Player {
    private func renewNow(_ copy: PlayedCopy) async -> Bool {
        let isLike = copy.isLike(self.copy)
        self.copy = copy
        if !isLike { await stop() }
        return !isLike
    }

    private func running() async throws -> (life: PlayerRun, repertoire: Repertoire) {
        if let run, await run.life.isAlive { return run }
        runs += 1
        spoken = SpokenMessages(among: copy.bodies, copy.speakers)
        let life = PlayerRun()
        let limits = limits.forStart
        let told = try await heeding(life, within: limits) {
            try await life.start(self.copy.program.tool, within: limits)
        }
        let run = (life, try decoded(Repertoire.self, from: told.answer ?? ""))
        self.run = run
        return run
    }

    private func performNow(_ command: PlayerCommand, since start: Int?) async throws -> PlayerReply {
        let life = try await running().life
        if let start, start != runs { throw PlayerError.restarted(architecture: architecture) }
        let line = String(decoding: try JSONEncoder().encode(command), as: UTF8.self)
        let told = try await heeding(life, within: limits) { try await life.perform(line, within: self.limits) }
        let answer = try decoded(Answer.self, from: told.answer ?? "")
        let first = spoken.count
        let (sent, origins) = spoken.read(try calls(in: told))
        return PlayerReply(
            frames: try answer.frames.map(frame),
            questions: answer.questions,
            failure: answer.failure,
            start: runs,
            sent: sent,
            origins: origins,
            firstMessage: first
        )
    }

    private func frame(from text: String) throws -> StagedFrame {
        let frame = try decoded(StagedFrame.self, from: text)
        guard frame.size <= StagedFrame.mostParts else {
            let reason =
                "A frame has \(frame.size) parts, choices and answers, and at most \(StagedFrame.mostParts) are shown."
            throw PlayerError.notUnderstood(architecture: architecture, reason: reason)
        }
        return frame
    }

    /// What the generated program answers.
    private struct Answer: Decodable {
        let frames: [String]
        let questions: [String]
        let failure: String?
    }

    /// Gives the end of the program's life in the architecture's words.
    private func heeding(
        _ life: PlayerRun,
        within limits: Limits,
        _ work: @escaping @Sendable () async throws -> PlayerRun.Told
    ) async throws -> PlayerRun.Told {
        do {
            return try await work()
        } catch let end as PlayerRun.End {
            let last = try? calls(in: await life.told).calls.last.flatMap { copy.bodies[$0.body]?.body }
            let place = last.map { PlayerError.Place(name: $0.name, file: $0.file, line: $0.line) }
            throw error(for: end, within: limits, after: place)
        }
    }

    private func error(for end: PlayerRun.End, within limits: Limits, after last: PlayerError.Place?) -> PlayerError {
        switch end {
        case .ended(let how, let detail):
            .ended(architecture: architecture, how: how, detail: copy.inSubjectPaths(detail), last: last)
        case .late: .noRest(architecture: architecture, seconds: Int(limits.time.components.seconds), last: last)
        case .tooManyCalls: .tooManyCalls(architecture: architecture, count: limits.calls, last: last)
        case .stopped: .restarted(architecture: architecture)
        }
    }

    private func calls(in told: PlayerRun.Told) throws -> RecordedCalls {
        do {
            return try RecordedCalls(reading: told.calls.joined(separator: "\n")) { copy.bodies[$0] != nil }
        } catch {
            throw PlayerError.notUnderstood(architecture: architecture, reason: "its call \(error.number) is none.")
        }
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw PlayerError.notUnderstood(architecture: architecture, reason: "\(fault.key): \(fault.reason)")
        }
    }
}
