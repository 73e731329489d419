import Foundation
import Support

/// Tells when files of a learner's folder are saved, come or go.
///
/// It looks at when each was last written, as `SourceWatch` does, once the system tells that something was.
public struct WorkSaves: Sendable {
    private let folder: URL
    private var stamps: [String: FileStamp] = [:]
    private let notices = FolderNotices()
    private let wait: @Sendable (Duration) async throws -> Void

    /// Between two looks while something is being written.
    private static let shortPause: Duration = .milliseconds(10)

    /// `waiting` takes the place of waiting for notices.
    public init(in folder: URL, waiting wait: (@Sendable (Duration) async throws -> Void)? = nil) {
        self.folder = folder
        self.wait =
            wait ?? { [notices] in
                if $0 == Self.shortPause { try await Task.sleep(for: $0) } else { try await notices.wait(atMost: $0) }
            }
        stamps = look()
    }

    /// Waits until something is saved that was not looked at yet, and is whole; throws when the task is cancelled.
    ///
    /// A file that comes and is gone again, as programs make them while they save, is no save.
    public mutating func next() async throws {
        var latest = stamps
        while true {
            let now = look()
            if now == latest, now != stamps {
                stamps = now
                return
            }
            latest = now
            try await wait(now == stamps ? notices.pause : Self.shortPause)
        }
    }

    private func look() -> [String: FileStamp] {
        let paths = (try? FileTree.paths(in: folder)) ?? []
        let places = paths.map { folder.appending(path: $0).path }
        let folders = places.map { URL(filePath: $0).deletingLastPathComponent().path } + [folder.path]
        notices.follow(folders: Set(folders), files: Set(places))
        return paths.reduce(into: [:]) { stamps, path in
            stamps[path] = FileStamp(ofFileAt: folder.appending(path: path).path)
        }
    }
}
