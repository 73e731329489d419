import Foundation

/// Is another one when a file was saved, or when something in a folder came or went.
public struct FileStamp: Hashable, Sendable {
    private let time: ModificationTime
    private let size: Int64
    private let inode: UInt64
    public let isFolder: Bool

    /// Follows links; `nil` if nothing is there.
    public init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        time = ModificationTime(status)
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
