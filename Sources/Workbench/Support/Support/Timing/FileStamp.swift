import Foundation

/// What a save changes of a file or folder, and of a folder what comes to it or goes.
public struct FileStamp: Hashable, Sendable {
    private let time: ModificationTime
    private let size: Int64
    private let file: UInt64
    public let isFolder: Bool

    /// That of what the path leads to, through links; `nil` if nothing is there.
    public init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        time = ModificationTime(status)
        size = Int64(status.st_size)
        file = UInt64(status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
