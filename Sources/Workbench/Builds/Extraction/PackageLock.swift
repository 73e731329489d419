import Files
import Foundation
import Support

/// Keeps two runs on one package from building and testing in the same folder at once.
public enum PackageLock {
    /// Takes the lock of the package at `root`; waits for it, after a call of `onWait`, while another process has it.
    ///
    /// Throws when the lock file can't be made, or when the task is cancelled.
    public static func take(in root: URL, onWait: @Sendable () async -> Void) async throws -> WritingLock {
        let home = WorkingFolder(in: root)
        try home.prepare()
        let file = file(in: home.url)
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ExtractionError.folder(.notWritten(path: file.path, SystemReason(code: errno)))
        }
        // Whoever can open it could hold it for ever.
        fchmod(descriptor, 0o600)
        return try await WritingLock(onFile: descriptor, onWait: onWait)
    }

    /// Whether a process holds the lock of that working folder, which may be another user's.
    static func isTaken(in home: URL) -> Bool {
        let descriptor = open(file(in: home).path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }

    /// A dot stands in no package's name, so no package's folder is in the lock's way.
    private static func file(in home: URL) -> URL { home.appending(path: ".lock", directoryHint: .notDirectory) }
}
