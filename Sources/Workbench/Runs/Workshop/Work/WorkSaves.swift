import Foundation
import Support

/// Tells when files of a learner's folder are saved, come or go.
///
/// It looks at when each was last written, as `SourceWatch` does, once the system tells that something was.
public struct WorkSaves: Sendable {
    private let folder: URL
    private var stamps: [String: FileStamp] = [:]
    private let notices = FolderNotices()
    private let wait: @Sendable (_ look: Duration, _ isWriting: Bool) async throws -> Void

    /// `waiting` takes the place of waiting for notices.
    public init(in folder: URL, waiting wait: (@Sendable (Duration, Bool) async throws -> Void)? = nil) {
        self.folder = folder
        self.wait = wait ?? { [notices] in try await notices.wait(after: $0, whileWriting: $1) }
        stamps = look()
    }

    /// Waits until something is saved that was not looked at yet, and is whole; throws when the task is cancelled.
    ///
    /// A file that comes and is gone again, as programs make them while they save, is no save.
    public mutating func next() async throws {
        let clock = ContinuousClock()
        var latest = stamps
        while true {
            let start = clock.now
            let now = look()
            if now == latest, now != stamps {
                stamps = now
                return
            }
            latest = now
            try await wait(clock.now - start, now != stamps)
        }
    }

    private func look() -> [String: FileStamp] {
        let paths = (try? FileTree.paths(in: folder)) ?? []
        // All folders on the way: what comes in a new folder is told by the one above it.
        let folders = Set(
            [""]
                + paths.flatMap { path in
                    let parts = path.split(separator: "/")
                    return parts.indices.map { parts[..<$0].joined(separator: "/") }
                }
        )
        notices.follow(
            folders: Set(folders.map { folder.appending(path: $0).path }),
            files: Set(paths.map { folder.appending(path: $0).path })
        )
        return paths.reduce(into: [:]) { stamps, path in
            stamps[path] = FileStamp(ofFileAt: folder.appending(path: path).path)
        }
    }
}
