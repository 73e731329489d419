import Foundation
import Support
import Toolchain

/// A change of some files, as `git diff` prints it, or shorter: git reads it from the two lines that name a file on.
struct Patch: Hashable, Sendable {
    let text: Data
    /// For errors.
    let name: String

    /// What its first lines, which git skips, say that it is made on top of: the solution, or other patches of its folder.
    var bases: [String] {
        let lines = text.prefix(4096).split(separator: UInt8(ascii: "\n"))
        return lines.map { String(decoding: $0, as: UTF8.self) }.prefix { $0.hasPrefix(Self.baseKey) }
            .map { String($0.dropFirst(Self.baseKey.count)) }
    }

    private static let baseKey = "on: "

    var isOnSolution: Bool { bases == [Self.solution] }

    static let solution = "solution"

    /// The patch with lines that say what it is made on top of.
    func on(_ bases: [String]) -> Patch {
        Patch(text: Data(bases.map { "\(Self.baseKey)\($0)\n" }.joined().utf8) + text, name: name)
    }

    /// The files that it changes, in its order.
    var paths: [String] {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let paths = lines.compactMap { line in
            ["--- a/", "+++ b/", "rename from ", "rename to "].first { line.hasPrefix($0) }.map {
                // Behind a name with a space in it git writes a tab.
                String(line.dropFirst($0.count).prefix { $0 != "\t" })
            }
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// Without the lines with these beginnings, none of which begins a line of a file in a patch.
    func leavingOut(_ beginnings: [String]) -> Patch {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = lines.filter { line in !beginnings.contains { line.starts(with: Data($0.utf8)) } }
        return Patch(text: Data(kept.joined(separator: Data("\n".utf8))), name: name)
    }

    /// Whether a line that names files names one that lies in too many folders.
    private var isTooDeep: Bool {
        text.split(separator: UInt8(ascii: "\n")).contains { line in
            let slashes = line.count { $0 == UInt8(ascii: "/") }
            guard slashes >= FolderDepth.limit else { return false }
            if line.starts(with: Data("diff ".utf8)) { return slashes >= 2 * FolderDepth.limit }
            return ["--- ", "+++ ", "rename ", "copy "].contains { line.starts(with: Data($0.utf8)) }
        }
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
        if isTooDeep {
            throw WorkshopError.patchDoesNotFit(
                name: name,
                reason: "It changes a file that lies in more than \(FolderDepth.limit) folders."
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
            let result = try await git.apply(file, in: work)
            guard result.status == .exited(0) else {
                throw WorkshopError.patchDoesNotFit(name: name, reason: result.complaint)
            }
            return tree.taking(paths, from: try FileTree(of: work))
        }
    }
}
