import Files
import Foundation
import Support

/// Where a learner stands, read from the progress beside the work, or told to a room by the learner's own catwalk.
public struct Standing: Codable, Hashable, Sendable {
    public var name: String
    public let exercise: String
    public let passed: Int
    /// Since the exercise was begun.
    public var seconds: Int
    /// The check that did not hold when the work was checked last; `nil` if it was not checked, or all held.
    public let stoppedBy: String?
    /// Whether the exercise is passed; `nil` if an earlier catwalk tells it.
    public let isPassed: Bool?
    /// How many hints of the exercise were taken; `nil` if an earlier catwalk tells it.
    public let hints: Int?

    /// So many seconds on one exercise with a check that does not hold are too long.
    private static let longSeconds = 5 * 60
}

extension Standing {
    /// Reads the progress of a folder, by whose name the learner is called unless a name is given; `now` is in seconds since
    /// 1970.
    public init(of folder: URL, named name: String? = nil, now: Int) throws {
        let progress = try Progress.read(in: folder)
        self.name = name ?? folder.lastPathComponent
        exercise = progress.exercise
        passed = progress.passed.count
        seconds = max(0, now - (progress.since ?? now))
        stoppedBy = progress.stoppedBy
        isPassed = progress.passed.contains(progress.exercise)
        hints = min(Exercise.hints, max(0, progress.hints[progress.exercise, default: 0]))
    }

    /// What does not hold, with the exercise that it belongs to.
    public var stop: String? { stoppedBy.map { "\(exercise): \($0)" } }

    public var minutes: Int { seconds / 60 }

    public var isStuck: Bool { stoppedBy != nil && seconds >= Self.longSeconds }
}
