import Files
import Foundation
import Support

/// Where a learner stands, read from the progress beside the work.
public struct Standing: Sendable {
    /// The name of the folder.
    public let name: String
    public let exercise: String
    public let passed: Int
    /// Whole minutes since the exercise was begun.
    public let minutes: Int
    /// The check that did not hold when the work was checked last; `nil` if it was not checked, or all held.
    public let stoppedBy: String?

    /// So long on one exercise with a check that does not hold is too long.
    private static let longMinutes = 5

    /// Reads the progress of a folder; `now` is in seconds since 1970.
    public init(of folder: URL, now: Int) throws {
        let progress = try Progress.read(in: folder)
        name = folder.lastPathComponent
        exercise = progress.exercise
        passed = progress.passed.count
        minutes = max(0, now - (progress.since ?? now)) / 60
        stoppedBy = progress.stoppedBy
    }

    public var isStuck: Bool { stoppedBy != nil && minutes >= Self.longMinutes }
}
