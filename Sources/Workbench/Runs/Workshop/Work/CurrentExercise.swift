import Files
import Foundation
import Words

/// The exercise that a learner is on, and what the last verdict said of its checks.
public struct CurrentExercise: Sendable {
    public let exercise: Exercise
    /// In Markdown.
    public let page: Words
    /// The check that did not hold; `nil` if the work was not checked, or all held.
    public let stoppedBy: String?
    public let isPassed: Bool

    /// Throws if the folder is no learner's, or the course has gone.
    public init(in folder: URL) throws {
        let progress = try Progress.read(in: folder)
        exercise = try Course.read(from: URL(filePath: progress.course, directoryHint: .isDirectory))
            .exercise(progress.exercise)
        page = try exercise.words(of: .page)
        stoppedBy = progress.stoppedBy
        isPassed = progress.passed.contains(exercise.id)
    }

    /// The progress as it is written; `nil` if the folder is no learner's.
    public static func written(in folder: URL) -> Data? {
        try? EnclosedFile(Progress.fileName, in: folder).contents(upTo: 1 << 20)
    }
}
