import Foundation
import Support

/// Tells when files of a learner's folder are saved, come or go.
///
/// It looks at when each was last written, as `SourceWatch` does and for the same reason.
public struct WorkSaves {
    private let folder: URL
    private var stamps: [String: FileStamp] = [:]

    /// Between two looks.
    private static let pause: Duration = .milliseconds(50)

    public init(in folder: URL) {
        self.folder = folder
        stamps = look()
    }

    /// Waits until something is saved that was not looked at yet; throws when the task is cancelled.
    public mutating func next() async throws {
        while true {
            let now = look()
            if now != stamps {
                stamps = now
                return
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    private func look() -> [String: FileStamp] {
        let paths = (try? FileTree.paths(in: folder)) ?? []
        return paths.reduce(into: [:]) { stamps, path in
            stamps[path] = FileStamp(ofFileAt: folder.appending(path: path).path)
        }
    }
}
