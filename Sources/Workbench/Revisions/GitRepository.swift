import Foundation
import Toolchain

/// A folder of a git repository, and what is asked of the repository; nothing is ever changed in it.
struct GitRepository: Sendable {
    private let git: Tool
    private let folder: URL

    /// The repository's own folder.
    private let directory: String

    /// The folder's path in the repository, with a `/` at its end; empty for the top.
    private let prefix: String

    init(of folder: URL, in environment: [String: String]) async throws {
        guard let git = Tool.find("git", in: environment) else {
            throw RevisionError.noGit(path: environment["PATH"] ?? "")
        }
        self.git = git
        self.folder = folder
        // In English, for what it says of a folder that is in no repository.
        let question = ["rev-parse", "--absolute-git-dir", "--show-prefix"]
        let answer = try await git.run(question, in: folder, adding: ["LC_ALL": "C"])
        let lines = answer.output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard answer.status == .exited(0), let directory = lines.first else {
            throw answer.errors.text.contains("not a git repository (or any")
                ? RevisionError.noRepository(folder: folder.path)
                : RevisionError.refused(folder: folder.path, detail: answer.complaint)
        }
        self.directory = directory
        prefix = lines.dropFirst().first ?? ""
    }

    /// The tree of the folder at a revision, by its hash.
    func tree(of revision: String) async throws -> String {
        let commit = try await commit(revision)
        guard let tree = try await object(prefix, in: commit) else {
            throw RevisionError.noFolder(prefix, revision: revision)
        }
        return tree
    }

    /// The hash of a commit.
    func commit(_ revision: String) async throws -> String {
        if let commit = try await answer("rev-parse", "--verify", "--quiet", "\(revision)^{commit}") { return commit }
        throw try await isShallow()
            ? RevisionError.notInShallowClone(revision, folder: folder.path)
            : RevisionError.unknownRevision(revision, folder: folder.path)
    }

    /// Whether the clone lacks commits that its origin has.
    func isShallow() async throws -> Bool {
        try await answer("rev-parse", "--is-shallow-repository") == "true"
    }

    /// The commits that led to a commit, the newest first, each the first parent of the one before it.
    func commits(to last: String, after first: String? = nil, limit: Int? = nil) async throws -> [CommitHead] {
        let range = first.map { "\($0)..\(last)" } ?? last
        let count = limit.map { ["--max-count=\($0)"] } ?? []
        let log = ["-c", "log.showSignature=false", "log", "-z", "--first-parent", "--encoding=UTF-8"]
        let result = try await git.run(log + ["--format=\(CommitHead.format)"] + count + [range, "--"], in: folder)
        return try result.checked().output.text.split(separator: "\0").compactMap(CommitHead.init)
    }

    /// Whether one commit is among those that led to another.
    func isAncestor(_ first: String, of last: String) async throws -> Bool {
        try await git.run(["merge-base", "--is-ancestor", first, last], in: folder).status == .exited(0)
    }

    /// The hash of what a commit or tree has at a path; none when it has nothing there.
    func object(_ path: String, in revision: String) async throws -> String? {
        try await answer("rev-parse", "--verify", "--quiet", "\(revision):\(path)")
    }

    /// The names of the files at the top of a tree, with their hashes.
    func files(atTopOf tree: String) async throws -> [(name: String, hash: String)] {
        let result = try await git.run(["ls-tree", "-z", tree], in: folder).checked()
        return result.output.text.split(separator: "\0").compactMap { line in
            // "100644 blob HASH", a tab, the name.
            let parts = line.split(separator: "\t", maxSplits: 1)
            let head = parts[0].split(separator: " ")
            return parts.count == 2 && head.count == 3 && head[1] == "blob" ? (String(parts[1]), String(head[2])) : nil
        }
    }

    /// What a file has, by its hash.
    func contents(of file: String) async throws -> Data {
        try await git.run(["cat-file", "blob", file], in: folder).checked().output.data
    }

    /// The commit that two revisions have last in common.
    func mergeBase(of first: String, and second: String) async throws -> String {
        let commits = (try await commit(first), try await commit(second))
        guard let base = try await answer("merge-base", commits.0, commits.1) else {
            throw RevisionError.noMergeBase(first, second)
        }
        return base
    }

    /// The paths of files that are not the same in two trees.
    func paths(differingIn first: String, and second: String) async throws -> Set<String> {
        let result = try await git.run(["diff-tree", "-r", "-z", "--name-only", first, second], in: folder).checked()
        return Set(result.output.text.split(separator: "\0").map(String.init))
    }

    /// Whether files that git knows are not as they were committed.
    func isDirty() async throws -> Bool {
        try await answer("status", "--porcelain", "--untracked-files=no", "--", ".").map { !$0.isEmpty } ?? false
    }

    /// Writes the files of a tree to a folder, with an index of its own, so that the repository is left as it is.
    ///
    /// In a folder that another tree was written to, only what differs is written.
    func write(_ tree: String, of revision: String, to target: URL) async throws {
        let index = target.appendingPathExtension("index")
        let place = ["-c", "core.hooksPath=/dev/null", "--git-dir=\(directory)", "--work-tree=\(target.path)"]
        let step = ["read-tree", "--reset", "-u", "--no-sparse-checkout", tree]
        do {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            _ = try await git.run(place + step, in: target, adding: ["GIT_INDEX_FILE": index.path]).checked()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RevisionError.notCheckedOut(revision: revision, reason: "\(error)")
        }
    }
}

extension GitRepository {
    /// What git prints; none when it fails.
    private func answer(_ arguments: String...) async throws -> String? {
        let result = try await git.run(arguments, in: folder)
        return result.status == .exited(0) ? result.output.lastLines(1) : nil
    }
}
