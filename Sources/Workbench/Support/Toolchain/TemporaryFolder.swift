import Foundation
import Support

/// A folder that is there for as long as some work takes.
///
/// It is locked while it is used, and the system ends the lock with the process, however that ends. So a folder without
/// a lock was left by a run that was killed, and the next run removes it.
public enum TemporaryFolder {
    private static let prefix = "catwalk-run-"

    public static func use<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
        let home = FileManager.default.temporaryDirectory.followingLinks
        removeLeftovers(in: home)
        let (folder, lock) = try make(in: home)
        defer {
            try? FileManager.default.removeItem(at: folder)
            close(lock)
        }
        return try await work(folder)
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
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: folder) }
        }
    }
}
