import Foundation
import Support

/// A file below a folder that a person has named, which is read and written without following a link below it.
///
/// A stranger may have put links there. The folder itself may be reached through links: that person made them.
public struct EnclosedFile: Hashable, Sendable {
    public let url: URL
    private let folder: URL
    /// Relative to the folder, without `..`.
    public let path: String
    /// Whether a person has named the file itself, and not only a folder around it.
    private let isNamed: Bool

    public init(_ path: String, in folder: URL) {
        url = folder.appending(path: path, directoryHint: .notDirectory)
        self.folder = folder
        self.path = path
        isNamed = false
    }

    /// A file that a person has named, which may be a link.
    public init(at url: URL) {
        self.url = url
        folder = url.deletingLastPathComponent()
        path = url.lastPathComponent
        isNamed = true
    }

    /// Throws if the file, or a folder on the way to it, is a link, or if there is something else in the folder's
    /// place.
    ///
    /// What is not there yet is neither.
    public func check() throws(FileFault) {
        if isNamed { return }
        let parts = path.pathParts
        var place = folder
        for (index, part) in parts.enumerated() {
            place.append(path: part, directoryHint: .notDirectory)
            var status = stat()
            guard lstat(place.path, &status) == 0 else { return }
            let kind = status.st_mode & S_IFMT
            if kind == S_IFLNK { throw .link(path: place.path) }
            if kind != S_IFDIR, index < parts.count - 1 { throw .notAFolder(path: place.path) }
        }
    }

    /// Throws for anything but a regular file of at most `limit` bytes, without opening it.
    ///
    /// To open a named pipe is to wait for its writer, or to steal from its reader.
    public func expectFile(upTo limit: Int = .max) throws(FileFault) {
        try check()
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw notRead(because: errno) }
        try check(status, limit: limit)
    }

    /// All bytes of the file; `nil` if nothing is there.
    ///
    /// Throws for anything but a regular file of at most `limit` bytes, which nothing writes to meanwhile. Never waits
    /// for a pipe.
    public func contents(upTo limit: Int) throws(FileFault) -> Data? {
        do {
            try expectFile(upTo: limit)
        } catch .notRead(_, SystemReason(code: ENOENT)) {
            return nil
        }
        // What stands there may have become another thing meanwhile.
        let following = isNamed ? 0 : O_NOFOLLOW
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | following)
        guard descriptor >= 0 else { throw notRead(because: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw notRead(because: errno) }
        try check(status, limit: limit)
        let (size, time) = (Int(status.st_size), ModificationTime(status))
        let data = try bytes(of: descriptor, size: size)
        guard fstat(descriptor, &status) == 0 else { throw notRead(because: errno) }
        guard data.count == size, status.st_size == size, ModificationTime(status) == time else {
            throw .changed(path: url.path)
        }
        return data
    }

    /// Puts the bytes in the place of what was there, whole or not at all; makes the folders that are missing.
    ///
    /// Without permissions the file keeps those that it had, or gets a new file's.
    public func replace(with data: Data, permissions: mode_t? = nil) throws(FileFault) {
        try check()
        try makeFolders()
        // The lock of a whole report that stands in the folder, too.
        let lock = WritingLock(on: folder)
        defer { withExtendedLifetime(lock) {} }
        if lock != nil { TemporaryName.removeLeftovers(of: url) }
        let temporary = TemporaryName.url(for: url)
        defer { unlink(temporary.path) }
        try WholeFile.write(data, to: temporary, replacing: url, permissions: permissions)
        guard rename(temporary.path, url.path) == 0 else {
            throw .notWritten(path: url.path, SystemReason(code: errno))
        }
    }

    /// Makes the folders on the way to the file that are missing; call it after `check`.
    public func makeFolders() throws(FileFault) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        } catch {
            throw .notWritten(path: url.deletingLastPathComponent().path, SystemReason(error))
        }
    }
}

extension EnclosedFile {
    private func check(_ status: stat, limit: Int) throws(FileFault) {
        if status.st_mode & S_IFMT != S_IFREG { throw .notAFile(path: url.path) }
        if status.st_size > limit { throw .tooLarge(path: url.path, limit: limit) }
    }

    /// One more than the size is asked for, so that a file that grows is noticed.
    private func bytes(of descriptor: Int32, size: Int) throws(FileFault) -> Data {
        var data = Data(count: size + 1)
        var count = 0
        while count <= size {
            let received = data.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress?.advanced(by: count), size + 1 - count)
            }
            if received < 0, errno == EINTR { continue }
            if received < 0 { throw notRead(because: errno) }
            if received == 0 { break }
            count += received
        }
        return data.prefix(count)
    }

    private func notRead(because code: Int32) -> FileFault { .notRead(path: url.path, SystemReason(code: code)) }
}
