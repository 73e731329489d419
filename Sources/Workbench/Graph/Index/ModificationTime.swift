import Foundation

/// When a file was last written, to the nanosecond.
struct ModificationTime: Hashable, Sendable {
    let seconds: Int64
    let nanoseconds: Int64
}

extension ModificationTime {
    /// That of the file that the path leads to, through links; `nil` if there is no such file.
    init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
}

extension ModificationTime: Comparable {
    static func < (left: ModificationTime, right: ModificationTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
