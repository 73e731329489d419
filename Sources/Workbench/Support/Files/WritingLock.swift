import Foundation

/// Keeps two runs from writing the same files at once.
///
/// The lock is the system's, on the folder that the files stand in: no file is left behind, and it is gone
/// with the process that holds it, however that ends.
public final class WritingLock: Sendable {
    private let descriptor: Int32

    /// Waits while another process has it; `nil` if a folder can't be locked, as on some network drives.
    public init?(on folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 || flock(descriptor, LOCK_EX) != 0 { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
