/// How long a program may take before it is ended.
///
/// It is generous: it ends what waits for ever, such as for a pipe that nobody writes to, and not what is slow.
public struct TimeLimit: Hashable, Sendable {
    public let duration: Duration

    /// By which the environment multiplies all limits, for a machine that is much slower than usual.
    public static let variable = "CATWALK_PATIENCE"

    public init(_ duration: Duration) {
        self.duration = duration
    }

    /// Of what answers a question, or looks at a few files.
    public static let question = TimeLimit(.seconds(60))

    /// Of what looks at many files: a second more for so many.
    public static func question(files: Int, perSecond: Int = 100) -> TimeLimit {
        TimeLimit(question.duration + .seconds(files / perSecond))
    }

    /// Of the tests of a target, of what reads their profiles, and of what plays a benchmark.
    public static let tests = TimeLimit(.seconds(30 * 60))

    /// Of a build with all that it depends on.
    public static let build = TimeLimit(.seconds(60 * 60))

    /// Of what a person ends, such as a browser.
    public static let session = TimeLimit(.seconds(24 * 60 * 60))

    /// The limit for a program with that environment.
    func scaled(by environment: [String: String]) -> TimeLimit {
        guard let factor = environment[Self.variable].flatMap(Double.init), factor > 0, factor <= 1_000
        else { return self }
        return TimeLimit(duration * factor)
    }

    /// `nil` if the limit ended the work; work that is not `running` any more when the time is over gets another such time.
    public func run<Result: Sendable>(
        ifStill running: @escaping @Sendable () -> Bool = { true },
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await work() }
            group.addTask { [duration] in
                repeat { try await Task.sleep(for: duration) } while !running()
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
