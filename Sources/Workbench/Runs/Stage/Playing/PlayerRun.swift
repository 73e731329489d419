import Foundation
import Support
import Toolchain

/// One life of a player's program, from its start to its end.
actor PlayerRun {
    /// What the program told after a command, up to its answer.
    struct Told: Sendable {
        var calls: [String] = []
        var answer: String?
    }

    /// How a program's life ended.
    enum End: Error, Sendable {
        case ended(how: String, detail: String)
        case late
        case tooManyCalls
        case stopped
    }

    /// A command without an answer yet; the first answer is to none.
    private struct Job: Sendable {
        let line: String?
        let limits: Player.Limits
        let answered: CheckedContinuation<Told, any Error>
    }

    private let jobs: AsyncStream<Job>
    private let queue: AsyncStream<Job>.Continuation
    private var life: Task<Void, Never>?
    private var end: End?
    private var open: Job?
    private var answers = 0
    /// What has been told since the last command.
    private(set) var told = Told()

    /// Without the backtrace, behind which the reason would be lost.
    private static let variables = ["SWIFT_BACKTRACE": "enable=no"]

    /// Lines of its complaints that an error quotes.
    private static let quotedLines = 12

    init() {
        (jobs, queue) = AsyncStream.makeStream()
    }

    var isAlive: Bool { end == nil }

    /// Starts the program, and gives what it says first.
    func start(_ program: Tool, within limits: Player.Limits) async throws -> Told {
        life = Task {
            do {
                let (status, errors) = try await program.converse(["live"], adding: Self.variables) {
                    try await self.talk(with: $0)
                }
                finish(.ended(how: "\(status)", detail: Self.complaint(in: errors)))
            } catch {
                finish(.ended(how: "could not go on", detail: "\(error)"))
            }
        }
        return try await perform(nil, within: limits)
    }

    /// Gives what the program told after the command, or throws the `End` of its life.
    func perform(_ line: String?, within limits: Player.Limits) async throws -> Told {
        if let end { throw end }
        return try await withCheckedThrowingContinuation { continuation in
            queue.yield(Job(line: line, limits: limits, answered: continuation))
        }
    }

    func stop() async {
        end = end ?? .stopped
        queue.finish()
        life?.cancel()
        await life?.value
    }
}

extension PlayerRun {
    /// Does one job after the other; returns when the program's life is over.
    private func talk(with conversation: Conversation) async throws {
        var lines = conversation.lines
        for await job in jobs {
            (open, told) = (job, Told())
            if let line = job.line { try await conversation.say(line) }
            let watch = Task { [limit = job.limits.time, answers] in
                try await Task.sleep(for: limit)
                if self.giveUp(withoutAnswer: answers) { conversation.kill() }
            }
            defer { watch.cancel() }
            while told.answer == nil {
                guard let line = try await lines.next() else { return }
                hear(line)
                if told.calls.count > job.limits.calls {
                    giveUp(.tooManyCalls)
                    return
                }
            }
            open = nil
            answers += 1
            job.answered.resume(returning: told)
        }
    }

    private func hear(_ line: String) {
        if line.hasPrefix(#"{"call":"#) { told.calls.append(line) } else { told.answer = line }
    }

    /// Says whether the answer of that number is still missing, too late: it may come in the moment in which time is up.
    private func giveUp(withoutAnswer number: Int) -> Bool {
        if number == answers { giveUp(.late) }
        return number == answers
    }

    private func giveUp(_ end: End) {
        self.end = self.end ?? end
    }

    /// The end of what the program said, up to the list of addresses that Swift prints below the reason.
    private static func complaint(in errors: BoundedOutput) -> String {
        let lines = errors.text.split(whereSeparator: \.isNewline)
        return lines.prefix { !$0.hasPrefix("Current stack trace") }.suffix(quotedLines).joined(separator: "\n")
    }

    /// Tells whoever waits for an answer that there is none.
    private func finish(_ end: End) {
        giveUp(end)
        queue.finish()
        if let open { open.answered.resume(throwing: self.end ?? end) }
        open = nil
        Task { for await job in jobs { job.answered.resume(throwing: self.end ?? end) } }
    }
}
