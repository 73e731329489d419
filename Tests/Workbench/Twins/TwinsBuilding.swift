import TestFolder
import Testing

/// Runs the tests of a suite one after the other, and after those of all other suites that build the same copy.
public struct TwinsBuilding: SuiteTrait, TestTrait, TestScoping {
    /// Two, because one would be longer than all other tests together.
    fileprivate static let (runs, commands) = (OneAtATime(), OneAtATime())

    fileprivate let queue: OneAtATime

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await queue.run(function)
    }
}

extension Trait where Self == TwinsBuilding {
    /// The tests work in `Twins.shared()`, and build it.
    public static var buildingTwins: Self { Self(queue: Self.runs) }

    /// The tests work in `Twins.sharedByCommands()`, and build it.
    public static var buildingTwinsOfCommands: Self { Self(queue: Self.commands) }
}
