import Foundation

/// A path with a name that is not UTF-8: its bytes were replaced when it was read, so that the path leads nowhere.
public struct MisnamedPath: Hashable, Sendable {
    /// Whether a folder has the name.
    public let isFolder: Bool

    /// What is wrong and what to do, without the path.
    public static let reason =
        "Its name, or that of a folder around it, is not UTF-8, so it can't be opened. Rename it."

    /// `nil` for a path that leads somewhere, or has all its bytes.
    public init?(_ url: URL) {
        var status = stat()
        guard url.path.contains("\u{FFFD}"), lstat(url.path, &status) != 0 else { return nil }
        isFolder = Self.isFolder(url.lastPathComponent, in: url.deletingLastPathComponent())
    }
}

extension MisnamedPath {
    /// Told by the bytes of the folder's names, as nothing else leads there.
    private static func isFolder(_ name: String, in parent: URL) -> Bool {
        guard let folder = opendir(parent.path) else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let isMeant = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                let start = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
                var status = stat()
                return String(cString: start) == name
                    && fstatat(dirfd(folder), start, &status, AT_SYMLINK_NOFOLLOW) == 0
                    && status.st_mode & S_IFMT == S_IFDIR
            }
            if isMeant { return true }
        }
        return false
    }
}
