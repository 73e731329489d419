import Foundation
import Support

/// Writes a file so that it is on the disk whole before anything leads to it.
public enum WholeFile {
    /// Writes a file that is not there yet: with these permissions, with those of the one that it will replace, or with
    /// a new file's.
    public static func write(
        _ data: Data,
        to location: URL,
        replacing old: URL? = nil,
        permissions: mode_t? = nil
    ) throws(FileFault) {
        let target = old ?? location
        let permissions = permissions ?? old.flatMap(Self.permissions)
        let descriptor = open(location.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw fault(of: target) }
        defer { close(descriptor) }
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw fault(of: target) }
            rest = rest.dropFirst(max(0, count))
        }
        // The mask of the process is for new files alone.
        if let permissions, fchmod(descriptor, permissions) != 0 { throw fault(of: target) }
        if fsync(descriptor) != 0 { throw fault(of: target) }
    }
}

extension WholeFile {
    private static func permissions(of file: URL) -> mode_t? {
        var state = stat()
        return stat(file.path, &state) == 0 ? state.st_mode & 0o7777 : nil
    }

    private static func fault(of file: URL) -> FileFault {
        .notWritten(path: file.path, SystemReason(code: errno))
    }
}
