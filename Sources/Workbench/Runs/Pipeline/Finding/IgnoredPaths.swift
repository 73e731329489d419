import Foundation
import Subject
import Toolchain

/// What git ignores below a folder.
struct IgnoredPaths {
    let root: URL
    let environment: [String: String]

    /// Folders and Swift files, relative to the folder; empty outside a repository, without git, for what is no folder,
    /// and for a folder that git ignores itself, since then it was asked for.
    func paths() async throws -> Set<String> {
        guard isFolder, let places = try GitPlaces(around: root), let git = Git(in: environment) else { return [] }
        let repository = try ForeignRepository(at: places, with: git)
        func ask(within limit: TimeLimit) async throws -> ToolResult {
            try await repository.run(
                ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"],
                in: root,
                workTree: places.top,
                index: places.index(),
                within: limit
            )
        }
        var result = try await ask(within: Self.suspiciousTime)
        if case .late = result.status {
            try IgnorePatterns(of: places, seenFrom: root).expectFewStars()
            result = try await ask(within: repository.limit)
        }
        if case .late = result.status { _ = try result.checked() }
        guard result.status == .exited(0) else { return [] }
        let paths = result.output.text.split(separator: "\0").map(String.init)
        if paths.contains("./") { return [] }
        return Set(
            paths.filter { $0.hasSuffix("/") || $0.hasSuffix(".swift") }.map {
                $0.hasSuffix("/") ? String($0.dropLast()) : $0
            }
        )
    }

    /// Git takes as long for a few hundred thousand files, or for one pattern that it tries in too many ways.
    private static let suspiciousTime = TimeLimit(.seconds(5))

    private var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
