import TestFolder
import Testing

/// Who shares a copy of the twins: three, because one chain of builds would be longer than all other tests together.
public enum SharedTwins: Sendable {
    case commands, reports, tests

    private static let queues: [SharedTwins: OneAtATime] = [
        .commands: OneAtATime(), .reports: OneAtATime(), .tests: OneAtATime(),
    ]

    /// Runs work after all other work on the same copy.
    fileprivate func run(_ work: @Sendable () async throws -> Void) async throws {
        try await Self.queues[self, default: OneAtATime()].run(work)
    }
}

/// Runs the tests of a suite one after the other, and after those of all other suites that build the same copy.
public struct TwinsBuilding: SuiteTrait, TestTrait, TestScoping {
    fileprivate let twins: SharedTwins

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await twins.run(function)
    }
}

extension Trait where Self == TwinsBuilding {
    /// The tests work in `Twins.shared(by:)`, and build it.
    public static func buildingTwins(by tests: SharedTwins) -> Self { Self(twins: tests) }
}
