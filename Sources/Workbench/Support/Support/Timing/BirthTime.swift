import Foundation

/// When a file or folder was made, to the nanosecond: the system notes it, and no archive and no copy can choose it.
public struct BirthTime: Hashable, Sendable {
    private let seconds: Int64
    private let nanoseconds: Int64

    /// That of what stands at the path, be it a link; `nil` if there is nothing, or if the file system notes no such time.
    public init?(at path: String) {
        #if canImport(Darwin)
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            self.init(
                seconds: Int64(status.st_birthtimespec.tv_sec),
                nanoseconds: Int64(status.st_birthtimespec.tv_nsec)
            )
        #else
            // Neither the call nor its structure is imported: its mask stands at its start, the time 80 bytes behind that.
            typealias Call =
                @convention(c) (Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer) -> Int32
            guard let symbol = dlsym(nil, "statx") else { return nil }
            let call = unsafeBitCast(symbol, to: Call.self)
            let (birth, doNotFollow): (UInt32, Int32) = (0x800, 0x100)
            let times: (Int64, UInt32)? = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { status in
                guard let start = status.baseAddress, call(AT_FDCWD, path, doNotFollow, birth, start) == 0 else {
                    return nil
                }
                guard status.load(as: UInt32.self) & birth != 0 else { return nil }
                return (
                    status.load(fromByteOffset: 80, as: Int64.self), status.load(fromByteOffset: 88, as: UInt32.self)
                )
            }
            guard let times else { return nil }
            self.init(seconds: times.0, nanoseconds: Int64(times.1))
        #endif
    }

    private init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }
}

extension BirthTime: CustomStringConvertible {
    public var description: String { "\(seconds).\(nanoseconds)" }
}
