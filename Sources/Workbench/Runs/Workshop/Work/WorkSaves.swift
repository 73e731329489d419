import Foundation
import Support

/// Tells when files of a learner's folder are saved, come or go.
///
/// It looks at when each was last written, as `SourceWatch` does and for the same reason.
public struct WorkSaves {
    private let folder: URL
    private var stamps: [String: FileStamp] = [:]
    private let wait: @Sendable (Duration) async throws -> Void

    /// Between two looks, and between two while something is being written.
    private static let (pause, shortPause): (Duration, Duration) = (.milliseconds(50), .milliseconds(10))

    public init(
        in folder: URL,
        waiting wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.folder = folder
        self.wait = wait
        stamps = look()
    }

    /// Waits until something is saved that was not looked at yet, and is whole; throws when the task is cancelled.
    public mutating func next() async throws {
        var isSaved = false
        while true {
            let now = look()
            if now != stamps {
                (stamps, isSaved) = (now, true)
            } else if isSaved {
                return
            }
            try await wait(isSaved ? Self.shortPause : Self.pause)
        }
    }

    private func look() -> [String: FileStamp] {
        let paths = (try? FileTree.paths(in: folder)) ?? []
        return paths.reduce(into: [:]) { stamps, path in
            stamps[path] = FileStamp(ofFileAt: folder.appending(path: path).path)
        }
    }
}
