import Foundation
import Support

/// What stands at a path, told without opening it.
enum FileKind {
    case folder
    /// `size` is in bytes.
    case file(size: Int)
    case link
    /// A link to itself or to a folder that it stands in.
    case loop
    /// A named pipe, a socket or a device.
    case other
    /// It can't be told what is there; `code` is the system's `errno`.
    case unreachable(code: Int32)

    /// `nil` if nothing is there.
    init?(at url: URL) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            self = .unreachable(code: errno)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file(size: Int(status.st_size))
        case S_IFLNK: self = Self.leadsBack(url) ? .loop : .link
        default: self = .other
        }
    }

    private static func leadsBack(_ link: URL) -> Bool {
        guard let target = realpath(link.path, nil) else { return errno == ELOOP }
        defer { free(target) }
        let folder = link.deletingLastPathComponent().followingLinks
        let leadsTo = URL(filePath: String(cString: target), directoryHint: .isDirectory)
        return folder.pathComponents.starts(with: leadsTo.pathComponents)
    }
}
