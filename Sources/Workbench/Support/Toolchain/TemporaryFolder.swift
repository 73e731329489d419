import Foundation
import Support

/// A folder that is there for as long as somebody holds this.
///
/// It is locked while it is used, and the system ends the lock with the process, however that ends. So a folder without
/// a lock was left by a run that was killed, and the next run removes it.
public final class TemporaryFolder: Sendable {
    public let url: URL
    private let lock: Int32
    private static let prefix = "catwalk-run-"

    /// Without a home, the folder is where the system keeps temporary files.
    public init(in home: URL = FileManager.default.temporaryDirectory) throws(ToolchainError) {
        let home = home.followingLinks
        Self.removeLeftovers(in: home)
        (url, lock) = try Self.make(in: home)
    }

    deinit {
        remove()
        close(lock)
    }

    /// For whoever can't wait until nobody holds this, such as before the process ends.
    public func remove() { try? FileManager.default.removeItem(at: url) }

    /// One for as long as the work takes.
    public static func use<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return try await work(folder.url)
    }
}

extension TemporaryFolder {
    private static func make(in home: URL) throws(ToolchainError) -> (folder: URL, lock: Int32) {
        while true {
            let folder = home.appending(path: prefix + UUID().uuidString, directoryHint: .isDirectory)
            guard mkdir(folder.path, 0o700) == 0 else { throw refusal(in: home) }
            let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            // Another run may take it for a leftover, and remove it, before it is locked.
            if lock < 0, errno == ENOENT { continue }
            guard lock >= 0 else { throw refusal(in: home) }
            flock(lock, LOCK_EX)
            if FileManager.default.fileExists(atPath: folder.path) { return (folder, lock) }
            close(lock)
        }
    }

    private static func refusal(in home: URL) -> ToolchainError {
        .noTemporaryFolder(in: home.path, reason: "\(SystemReason(code: errno))")
    }

    /// What can't be removed, such as another user's, is left.
    private static func removeLeftovers(in home: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        for name in names where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
        {
            let folder = home.appending(path: name, directoryHint: .isDirectory)
            let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard lock >= 0 else { continue }
            defer { close(lock) }
            // Whoever else may write in it could lead what is removed elsewhere meanwhile.
            var status = stat()
            guard fstat(lock, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else { continue }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: folder) }
        }
    }
}
