import Foundation

/// Keeps two runs from writing the same files at once.
///
/// The lock is the system's, on the folder that the files stand in or on an open file, and it is gone with the process
/// that holds it, however that ends.
public final class WritingLock: Sendable {
    private let descriptor: Int32

    /// Waits while another process has it; `nil` if a folder can't be locked, as on some network drives.
    public init?(on folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 || flock(descriptor, LOCK_EX) != 0 { return nil }
    }

    /// Waits, after a call of `onWait`, while another process has it; throws if the task is cancelled.
    ///
    /// `descriptor` is that of an open file, which is closed with the lock.
    public init(onFile descriptor: Int32, onWait: @Sendable () async -> Void) async throws {
        self.descriptor = descriptor
        var isFirstTry = true
        // If the system has no locks, as on some network drives, there is nothing to wait for.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            if isFirstTry { await onWait() }
            isFirstTry = false
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
