import Foundation
import Support

/// A file that is on the disk whole before anything leads to it.
public enum WholeFile {
    /// Writes a file that is not there yet, with the permissions of the one that it will replace.
    public static func write(_ data: Data, to location: URL, replacing old: URL) throws(FileFault) {
        var state = stat()
        let isThere = stat(old.path, &state) == 0
        try write(data, to: location, permissions: isThere ? state.st_mode & 0o7777 : nil, for: old)
    }

    /// Writes a file that is not there yet, with these permissions.
    public static func write(_ data: Data, to location: URL, permissions: mode_t) throws(FileFault) {
        try write(data, to: location, permissions: permissions, for: location)
    }
}

extension WholeFile {
    /// `target` is the file that a fault names; without permissions they are a new file's.
    private static func write(
        _ data: Data,
        to location: URL,
        permissions: mode_t?,
        for target: URL
    ) throws(FileFault) {
        let descriptor = open(location.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw fault(of: target) }
        defer { close(descriptor) }
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw fault(of: target) }
            rest = rest.dropFirst(max(0, count))
        }
        // The mask of the process is for new files that nobody has said anything about.
        if let permissions, fchmod(descriptor, permissions) != 0 { throw fault(of: target) }
        if fsync(descriptor) != 0 { throw fault(of: target) }
    }

    private static func fault(of file: URL) -> FileFault {
        .notWritten(path: file.path, SystemReason(code: errno))
    }
}
