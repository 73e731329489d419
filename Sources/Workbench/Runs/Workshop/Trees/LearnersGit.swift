import Foundation
import Toolchain

/// Git, as it is used on a learner's folder and to apply patches; no hook of it runs.
struct LearnersGit: Sendable {
    private let tool: Tool
    private static let settings = [
        "-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false", "-c", "core.autocrlf=false",
    ]
    private static let author = ["-c", "user.name=Catwalk", "-c", "user.email=catwalk@localhost"]

    init(in environment: [String: String]) throws(WorkshopError) {
        guard let tool = Tool.find("git", in: environment) else { throw .noGit(path: environment["PATH"] ?? "") }
        self.tool = tool
    }

    /// Changes the files of a folder, whatever repository is around it.
    func apply(_ patch: URL, in folder: URL) async throws {
        let outside = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
        _ = try await tool.run(["apply", "--whitespace=nowarn", patch.path], in: folder, adding: outside).checked()
    }

    func makeRepository(in folder: URL) async throws {
        try await run(["init", "--quiet", "--initial-branch=main"], in: folder)
    }

    /// Commits all that has changed, by whom git's settings name; gives the hash of the commit, or of the last one if
    /// nothing has changed.
    func commit(_ message: String, in folder: URL) async throws -> String {
        try await run(["add", "--all"], in: folder)
        let isNamed = try await tool.run(["config", "user.email"], in: folder).status == .exited(0)
        if try await tool.run(["diff", "--cached", "--quiet"], in: folder).status != .exited(0) {
            try await run((isNamed ? [] : Self.author) + ["commit", "--quiet", "--message", message], in: folder)
        }
        return try await run(["rev-parse", "HEAD"], in: folder)
    }

    /// The files of a commit.
    func tree(of commit: String, in folder: URL) async throws -> FileTree {
        try await TemporaryFolder.use { place in
            let index = ["GIT_INDEX_FILE": place.appending(path: "index").path]
            let files = place.appending(path: "files", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
            try await run(["read-tree", commit], in: folder, adding: index)
            try await run(["checkout-index", "--all", "--prefix=\(files.path)/"], in: folder, adding: index)
            return try FileTree(of: files)
        }
    }

    /// How many lines each file gained and lost between two commits.
    func numstat(from start: String, to end: String, in folder: URL) async throws -> String {
        try await run(["-c", "core.quotePath=false", "diff", "--numstat", "--no-renames", start, end], in: folder)
    }

    @discardableResult
    private func run(
        _ arguments: [String],
        in folder: URL,
        adding variables: [String: String] = [:]
    ) async throws -> String {
        let result = try await tool.run(Self.settings + arguments, in: folder, adding: variables).checked()
        return result.output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
