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
        guard isFolder, isInRepository, let git = StrangersGit(in: environment) else { return [] }
        let list = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
        let result = try await git.run(list, in: root)
        guard result.status == .exited(0) else { return [] }
        let paths = result.output.text.split(separator: "\0").map(String.init)
        if paths.contains("./") { return [] }
        return Set(
            paths.filter { $0.hasSuffix("/") || $0.hasSuffix(".swift") }.map {
                $0.hasSuffix("/") ? String($0.dropLast()) : $0
            }
        )
    }

    private var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private var isInRepository: Bool {
        sequence(first: root.standardizedFileURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
            .contains { FileManager.default.fileExists(atPath: $0.appending(path: ".git").path) }
    }
}
