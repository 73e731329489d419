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
        // A dot stands in no package's name, so no package's folder is in the lock's way.
        let file = home.url.appending(path: ".lock", directoryHint: .notDirectory)
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ExtractionError.folder(.notWritten(path: file.path, SystemReason(code: errno)))
        }
        // Whoever can open it could hold it for ever.
        fchmod(descriptor, 0o600)
        return try await WritingLock(onFile: descriptor, onWait: onWait)
    }
}
