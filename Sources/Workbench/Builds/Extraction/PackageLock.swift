import Files
import Foundation
import Support

/// Keeps two runs on one package from building and testing in the same folder at once.
///
/// The lock is the system's, on a file: it is gone with the process that holds it, however that ends.
public final class PackageLock: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Takes the lock of the package at `root`; waits for it, after a call of `onWait`, while another process has it.
    ///
    /// Throws when the lock file can't be made, or when the task is cancelled.
    public static func take(in root: URL, onWait: () -> Void) async throws -> PackageLock {
        let home = WorkingFolder(in: root)
        try home.prepare()
        // A dot stands in no package's name, so no package's folder is in the lock's way.
        let file = home.url.appending(path: ".lock", directoryHint: .notDirectory)
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw ExtractionError.folder(.notWritten(path: file.path, SystemReason(code: errno)))
        }
        let lock = PackageLock(descriptor: descriptor)
        var isFirstTry = true
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if isFirstTry { onWait() }
            isFirstTry = false
            try await Task.sleep(for: .milliseconds(100))
        }
        return lock
    }
}
