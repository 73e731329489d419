import Foundation
import Toolchain

/// A folder of a git repository, and what is asked of the repository; nothing is ever changed in it.
///
/// Nor is anything run that its configuration names, for the repository may be a stranger's. What could run something,
/// to look at files or to write them, is asked of a `BlankRepository`; objects that are elsewhere are not fetched.
struct GitRepository: Sendable {
    private let git: StrangersGit
    private let folder: URL

    static let uncommitted = "Some changes are in no commit yet, so they are in no revision and not measured."

    /// The folder of the repository's objects.
    private var objects = ""
    /// The folder's path in the repository, with a `/` at its end; empty for the top.
    private var prefix = ""

    /// What git tells of a commit without looking into its files.
    struct Commit: Sendable {
        let hash: String
        /// In universal time: `2026-11-21T11:42:15Z`.
        let date: String
        let title: String
    }

    init(of folder: URL, in environment: [String: String]) async throws {
        guard let git = StrangersGit(in: environment) else {
            throw RevisionError.noGit(path: environment["PATH"] ?? "")
        }
        self.git = git
        self.folder = folder
        // In English, for what it says of a folder that is in no repository.
        let question = ["rev-parse", "--git-path", "objects"]
        let objects = try await run(question, adding: ["LC_ALL": "C"])
        guard objects.status == .exited(0) else {
            throw objects.errors.text.contains("not a git repository (or any")
                ? RevisionError.noRepository(folder: folder.path)
                : RevisionError.refused(folder: folder.path, detail: objects.complaint)
        }
        self.objects = URL(filePath: objects.output.line, directoryHint: .isDirectory, relativeTo: folder).path
        prefix = try await run(["rev-parse", "--show-prefix"]).checked().output.line
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
    func commits(to last: String, after first: String? = nil, limit: Int? = nil) async throws -> [Commit] {
        let range = first.map { "\($0)..\(last)" } ?? last
        let count = limit.map { ["--max-count=\($0)"] } ?? []
        let log = ["log", "-z", "--first-parent", "--encoding=UTF-8"]
        let result = try await run(log + ["--format=%H %ct %s"] + count + [range, "--"])
        return try result.checked().output.text.split(separator: "\0").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let seconds = TimeInterval(parts[1]) else { return nil }
            let date = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
            return Commit(hash: String(parts[0]), date: date, title: String(parts[2]))
        }
    }

    /// Whether one commit is among those that led to another.
    func isAncestor(_ first: String, of last: String) async throws -> Bool {
        try await run(["merge-base", "--is-ancestor", first, last]).status == .exited(0)
    }

    /// The hash of what a commit or tree has at a path; `nil` if it has nothing there.
    func object(_ path: String, in revision: String) async throws -> String? {
        try await answer("rev-parse", "--verify", "--quiet", "\(revision):\(path)")
    }

    /// The names of the files at the top of a tree, with their hashes.
    func files(atTopOf tree: String) async throws -> [(name: String, hash: String)] {
        let result = try await run(["ls-tree", "-z", tree]).checked()
        return result.output.text.split(separator: "\0").compactMap { line in
            // "100644 blob HASH", a tab, the name.
            let parts = line.split(separator: "\t", maxSplits: 1)
            let head = parts[0].split(separator: " ")
            return parts.count == 2 && head.count == 3 && head[1] == "blob" ? (String(parts[1]), String(head[2])) : nil
        }
    }

    /// What a file has, by its hash.
    func contents(of file: String) async throws -> Data {
        try await run(["cat-file", "blob", file]).checked().output.data
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
        let result = try await run(["diff-tree", "-r", "-z", "--name-only", first, second]).checked()
        return Set(result.output.text.split(separator: "\0").map(String.init))
    }

    /// Whether files that git knows are not as they were committed; submodules and permissions do not count.
    func isDirty() async throws -> Bool {
        guard let head = try await answer("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
            let top = try await answer("rev-parse", "--show-toplevel"),
            let index = try await answer("rev-parse", "--git-path", "index")
        else { return false }
        return try await TemporaryFolder.use { temporary in
            let blank = BlankRepository(folder: temporary, objects: objects)
            try blank.write(head: head)
            let workTree = URL(filePath: top, directoryHint: .isDirectory)
            // The index may not be written either, not even to note which files were found unchanged.
            let options = blank.arguments(in: workTree) + ["--no-optional-locks", "-c", "core.fileMode=false"]
            let status = ["status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all", "--", "."]
            let indexPath = URL(filePath: index, relativeTo: folder).path
            let variables = blank.variables.merging(["GIT_INDEX_FILE": indexPath]) { $1 }
            let result = try await run(options + status, adding: variables)
            return result.status == .exited(0) && !result.output.text.isEmpty
        }
    }

    /// Writes the files of a tree to a folder, beside which an index of its own is kept.
    ///
    /// In a folder that another tree was written to, only what differs is written.
    func write(_ tree: String, of revision: String, to target: URL) async throws {
        let blank = BlankRepository(folder: target.appendingPathExtension("git"), objects: objects)
        let step = ["read-tree", "--reset", "-u", "--no-sparse-checkout", tree]
        do {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try blank.write(head: tree)
            let arguments = blank.arguments(in: target) + step
            _ = try await git.tool.run(arguments, in: target, adding: blank.variables).checked()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RevisionError.notCheckedOut(revision: revision, reason: "\(error)")
        }
    }
}

extension GitRepository {
    private func run(_ arguments: [String], adding variables: [String: String] = [:]) async throws -> ToolResult {
        try await git.run(arguments, in: folder, adding: variables)
    }

    /// The line that git prints; `nil` if it fails.
    private func answer(_ arguments: String...) async throws -> String? {
        let result = try await run(arguments)
        return result.status == .exited(0) ? result.output.line : nil
    }
}

extension BoundedOutput {
    /// All of it, without the line's end: a path may have others in it.
    fileprivate var line: String {
        let scalars = text.unicodeScalars
        return scalars.last == "\n" ? String(scalars.dropLast()) : text
    }
}
