import Files
import Foundation
import Support
import Toolchain

/// How far a learner is, in a small file beside the work.
struct Progress: VersionedDocument {
    static let currentSchemaVersion = 1
    static let fileName = ".workshop.json"

    /// The folder of the course.
    let course: String
    /// The exercise that is being done.
    var exercise: String
    /// In the order in which they were passed.
    var passed: [String] = []
    /// How many hints were asked for.
    var hints: [String: Int] = [:]
    /// Whose solution was asked for.
    var askedSolutions: [String] = []
    /// The commit that each exercise began with.
    var begun: [String: ObjectHash] = [:]
    /// The commit that each exercise was passed with.
    var ended: [String: ObjectHash] = [:]
    /// The exercises whose solutions, the learner's own, are in the files; `nil` in a file of before there was this.
    var own: [String]?
    /// When the exercise was begun, in seconds since 1970.
    var since: Int?
    /// The check that did not hold when the work was checked last; `nil` if all held.
    var stoppedBy: String?
    /// A change of the files that was not over when this was written.
    var move: Move?

    /// From one state of the files to another.
    struct Move: Codable, Sendable {
        /// The exercise to begin.
        let exercise: String
        /// The commit of what was there before.
        let from: ObjectHash
        /// Whether all files become the course's.
        let isWhole: Bool
    }
}

extension Progress {
    /// All that are named.
    var commits: Set<ObjectHash> { Set(begun.values).union(ended.values).union(move.map { [$0.from] } ?? []) }

    static func read(in folder: URL) throws(WorkshopError) -> Progress {
        let progress: Progress?
        do {
            progress = try EnclosedFile(fileName, in: folder).document()
        } catch {
            throw .damagedProgress(error)
        }
        guard let progress else { throw .noWork(folder: folder.path) }
        // Whoever has made the folder could have it taught by a course of theirs, which takes files of what is around it.
        let (course, own) = (URL(filePath: progress.course).followingLinks.path, folder.followingLinks.path)
        guard progress.course.hasPrefix("/"), !progress.course.hasPrefix("/proc/"), course != own,
            !course.hasPrefix(own + "/")
        else {
            throw .ownCourse(folder: folder.path)
        }
        return progress
    }
}
