import Foundation

/// A folder that is there for as long as some work takes.
enum TemporaryFolder {
    static func use<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
        let files = FileManager.default
        let folder = files.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "catwalk-\(UUID().uuidString)", directoryHint: .isDirectory)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        return try await work(folder)
    }
}
