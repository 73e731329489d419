import Diagnostics
import Foundation

/// A file that is on the disk whole before anything leads to it.
enum WholeFile {
    /// Writes a file that is not there yet, with the permissions of the one that it will replace.
    static func write(_ text: String, to location: URL, replacing old: URL) throws(PublicationError) {
        var state = stat()
        let isThere = stat(old.path, &state) == 0
        let mode = isThere ? state.st_mode & 0o7777 : 0o666
        let descriptor = open(location.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw .notWritten(path: old.path, reason: reason) }
        defer { close(descriptor) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw .notWritten(path: old.path, reason: reason) }
            bytes = bytes.dropFirst(max(0, count))
        }
        // The mask of the process, which a new file is subject to, has nothing to say about an old one's permissions.
        if isThere, fchmod(descriptor, mode) != 0 { throw .notWritten(path: old.path, reason: reason) }
        if fsync(descriptor) != 0 { throw .notWritten(path: old.path, reason: reason) }
    }

    private static var reason: String { "\(SystemReason(code: errno))" }
}
