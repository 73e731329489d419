import Diagnostics
import Foundation

/// A file below a folder that a person has named, which is read and written without following a link below it.
///
/// A stranger may have put links there. The folder itself may be reached through links: that person made them.
public struct EnclosedFile: Hashable, Sendable {
    public let folder: URL

    /// Relative to the folder, without `..`.
    public let path: String

    public init(_ path: String, in folder: URL) {
        self.folder = folder
        self.path = path
    }

    /// The file at a location that a person has named: it and its folder are where that person says.
    public init(at location: URL) {
        let location = location.resolvingSymlinksInPath()
        self.init(location.lastPathComponent, in: location.deletingLastPathComponent())
    }

    public var url: URL { folder.appending(path: path, directoryHint: .notDirectory) }

    /// Throws if the file, or a folder on the way to it, is a link, or if there is something else in the folder's place.
    ///
    /// What is not there yet is neither.
    public func check() throws(FileFault) {
        let parts = path.split(separator: "/")
        var place = folder
        for (index, part) in parts.enumerated() {
            place.append(path: String(part), directoryHint: .notDirectory)
            var status = stat()
            guard lstat(place.path, &status) == 0 else { return }
            let kind = status.st_mode & S_IFMT
            if kind == S_IFLNK { throw .link(path: place.path) }
            if kind != S_IFDIR, index < parts.count - 1 { throw .notAFolder(path: place.path) }
        }
    }

    /// All bytes of the file; `nil` if nothing is there.
    ///
    /// Throws for anything but a regular file of at most `limit` bytes, and never waits for a pipe.
    public func contents(upTo limit: Int) throws(FileFault) -> Data? {
        try check()
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .notRead(path: url.path, SystemReason(code: errno))
        }
        // Told before it is opened: to open a named pipe is to wait for its writer, or to steal from its reader.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: url.path) }
        let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notRead(path: url.path, SystemReason(code: errno)) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            // One byte more shows that the file is too large, also if it grows meanwhile.
            let data = try file.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else { throw FileFault.tooLarge(path: url.path, limit: limit) }
            return data
        } catch let fault as FileFault {
            throw fault
        } catch {
            throw .notRead(path: url.path, SystemReason(error))
        }
    }

    /// Puts the bytes in the place of what was there, whole or not at all; makes the folders that are missing.
    public func replace(with data: Data) throws(FileFault) {
        try check()
        try makeFolders()
        let lock = WritingLock(on: url.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        TemporaryName.removeLeftovers(of: url)
        let temporary = TemporaryName.url(for: url)
        defer { unlink(temporary.path) }
        try WholeFile.write(data, to: temporary, replacing: url)
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
