import Foundation

/// A file that is read whole, and only if it is one of a size that can be kept: to open a named pipe is to wait.
public struct RegularFile: Hashable, Sendable {
    public let location: URL

    public init(at location: URL) {
        self.location = location
    }

    /// Throws when it is none, before anybody else opens it and waits.
    public func expect() throws(FileFault) {
        try expect(upTo: .max)
    }

    /// Its bytes; a larger file than `limit`, in bytes, is refused before it is read.
    public func contents(upTo limit: Int) throws(FileFault) -> Data {
        try expect(upTo: limit)
        // What stands there may have become another thing meanwhile: then nothing waits for it, either.
        let descriptor = open(location.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFault(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(code: errno) }
        try Self.check(status, limit: limit)
        let data = try Self.bytes(of: descriptor, expected: Int(status.st_size), limit: limit)
        guard data.count <= limit else { throw .tooLarge(limit: limit) }
        return data
    }
}

extension RegularFile {
    private static let chunk = 1 << 20

    private func expect(upTo limit: Int) throws(FileFault) {
        var status = stat()
        guard stat(location.path, &status) == 0 else { throw FileFault(code: errno) }
        try Self.check(status, limit: limit)
    }

    private static func check(_ status: stat, limit: Int) throws(FileFault) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .noFile
        }
        if status.st_size > limit { throw .tooLarge(limit: limit) }
    }

    /// Stops beyond the limit, for a file may grow while it is read.
    private static func bytes(of descriptor: Int32, expected: Int, limit: Int) throws(FileFault) -> Data {
        var data = Data(capacity: expected)
        var buffer = [UInt8](repeating: 0, count: min(chunk, expected + 1))
        while data.count <= limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw FileFault(code: errno) }
            if count == 0 { break }
            data.append(contentsOf: buffer[..<count])
        }
        return data
    }
}
