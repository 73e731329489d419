import Foundation

/// When a file was last written, to the nanosecond.
public struct ModificationTime: Hashable, Comparable, Sendable {
    private let seconds: Int64
    private let nanoseconds: Int64

    public init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    public init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    /// When the file that the path leads to, through links, was last written; `nil` if there is no such file.
    public init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Dates a file that was written anew in a later second than before.
    ///
    /// The package manager compares whole seconds, and would not build what was changed twice in one.
    public static func setApart(fileAt path: String, from earlier: ModificationTime?) throws {
        guard let earlier, let now = ModificationTime(ofFileAt: path), now.seconds <= earlier.seconds else { return }
        let date = Date(timeIntervalSince1970: TimeInterval(earlier.seconds + 1))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    /// A file that is written now may be dated so many seconds earlier, at the last tick of the system's clock.
    private static let tick = 0.02

    /// Waits until what is written gets a date in a later second, which takes little more than a second at most.
    ///
    /// It is for sources whose index is held against their dates, which must not be later than the build.
    public static func wait(past earlier: ModificationTime?) {
        Thread.sleep(forTimeInterval: earlier?.restOfSecond(at: Date()) ?? 0)
    }

    /// How many seconds are left until the tick after the second; 0 if that is over, or the second has not begun.
    func restOfSecond(at now: Date) -> TimeInterval {
        let rest = TimeInterval(seconds + 1) - now.timeIntervalSince1970
        return rest <= 1 ? max(0, rest + Self.tick) : 0
    }

    public static func < (left: ModificationTime, right: ModificationTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
