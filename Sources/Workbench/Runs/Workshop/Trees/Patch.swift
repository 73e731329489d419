import Foundation
import Toolchain

/// A change of some files, as `git diff` prints it.
struct Patch: Sendable {
    let text: Data
    /// For errors.
    let name: String

    /// The files that it changes, in its order.
    var paths: [String] {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let paths = lines.compactMap { line in
            ["--- a/", "+++ b/", "rename from ", "rename to "].first { line.hasPrefix($0) }.map {
                String(line.dropFirst($0.count))
            }
        }
        return paths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The tree with the change made; throws if it does not fit.
    func applied(to tree: FileTree, with git: LearnersGit) async throws -> FileTree {
        // A few kilobytes of it can stand for gigabytes.
        if text.range(of: Data("GIT binary patch".utf8)) != nil {
            throw WorkshopError.patchDoesNotFit(
                name: name,
                reason: "It changes a binary file, and a course has text alone."
            )
        }
        return try await TemporaryFolder.use { place in
            let work = place.appending(path: "work", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            var part = FileTree()
            for path in paths { part.files[path] = tree.files[path] }
            try part.write(to: work)
            let file = place.appending(path: "change.patch")
            try text.write(to: file)
            do {
                try await git.apply(file, in: work)
            } catch let error as ToolchainError {
                throw WorkshopError.patchDoesNotFit(name: name, reason: "\(error)")
            }
            return tree.taking(paths, from: try FileTree(of: work))
        }
    }
}
