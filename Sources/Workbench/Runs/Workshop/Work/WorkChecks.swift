import Files
import Foundation
import Support

/// Checks the work in a learner's folder; only one at a time does.
public final class WorkChecks: Sendable {
    private let package: CheckedPackage
    private let lock: Int32
    /// Whether the package has never been built here.
    public let isFirst: Bool

    public init(of folder: LearnersFolder, environment: [String: String]) throws {
        let copy = folder.url.appending(path: ".build/workshop", directoryHint: .isDirectory)
        isFirst = !FileManager.default.fileExists(atPath: copy.appending(path: ".build").path)
        let inside = EnclosedFile(".build/workshop/Package.swift", in: folder.url)
        try inside.check()
        try inside.makeFolders()
        // A file of its own: the folders are locked by whatever writes in them.
        lock = open("\(copy.path).lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard lock >= 0, fchmod(lock, 0o600) == 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw WorkshopError.watched(folder: folder.url.path)
        }
        package = CheckedPackage(in: copy, environment: environment)
    }

    deinit { close(lock) }

    /// The verdict on the files as they are now, which is noted in the folder.
    ///
    /// Other commands may write while the checks run.
    public func verdict(
        on folder: inout LearnersFolder,
        tell: @escaping @Sendable (ExerciseCheck) async -> Void = { _ in }
    ) async throws -> Verdict {
        let (work, exercise) = try await folder.whileLocked { (try $0.work(), try $0.exercise) }
        let run = ExerciseRun(trees: folder.trees, package: package, tell: tell)
        let verdict = try await run.verdict(on: work, of: exercise)
        try await folder.whileLocked { try await $0.note(verdict) }
        return verdict
    }
}
