import Foundation
import Support

/// Checks the work in a learner's folder; only one at a time does.
public final class WorkChecks: Sendable {
    private let package: CheckedPackage
    private let lock: Int32
    /// Whether the package has never been built here.
    public let isFirst: Bool

    public init(of folder: LearnersFolder, environment: [String: String]) throws {
        let home = folder.url.appending(path: ".build", directoryHint: .isDirectory)
        let copy = home.appending(path: "workshop", directoryHint: .isDirectory)
        isFirst = !FileManager.default.fileExists(atPath: copy.path)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        lock = open(home.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw WorkshopError.watched(folder: folder.url.path)
        }
        package = CheckedPackage(in: copy, environment: environment)
    }

    deinit { close(lock) }

    /// The verdict on the files as they are now.
    public func verdict(
        of folder: LearnersFolder,
        tell: @escaping @Sendable (ExerciseCheck) async -> Void = { _ in }
    ) async throws -> Verdict {
        try await ExerciseRun(trees: folder.trees, package: package, tell: tell)
            .verdict(on: folder.work(), of: folder.exercise)
    }
}
