import TestFolder
import Testing

/// Runs the tests of a suite one after the other, and after those of all other suites that build the shared copy.
public struct TwinsBuilding: SuiteTrait, TestTrait, TestScoping {
    private static let queue = OneAtATime()

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.queue.run(function)
    }
}

extension Trait where Self == TwinsBuilding {
    /// The tests work in `Twins.shared()`, and build it.
    public static var buildingTwins: Self { Self() }
}
