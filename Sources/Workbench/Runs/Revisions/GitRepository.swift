import Files
import Foundation
import Toolchain

/// A folder of a git repository, and what is asked of the repository; nothing is ever changed in it.
public struct GitRepository: Sendable {
    private let repository: ForeignRepository
    private let folder: URL

    static let uncommitted = "Some changes are in no commit yet, so they are in no revision and not measured."

    /// The folder's path in the repository, with a `/` at its end; empty for the top.
    private let prefix: String

    /// What git tells of a commit without looking into its files.
    struct Commit: Sendable {
        let hash: String
        /// In universal time: `2026-11-21T11:42:15Z`; the first second of 1970 if git can't read it.
        let date: String
        let title: String
    }

    public init(of folder: URL, in environment: [String: String]) async throws {
        guard let git = Git(in: environment) else { throw RevisionError.noGit(path: environment["PATH"] ?? "") }
        self.folder = folder
        do {
            guard let places = try GitPlaces(around: folder) else {
                throw RevisionError.noRepository(folder: folder.path)
            }
            repository = try ForeignRepository(at: places, with: git)
        } catch let fault as FileFault {
            throw RevisionError.refused(folder: folder.path, detail: "\(fault)")
        }
        let prefix = try await repository.run(
            ["rev-parse", "--show-prefix"],
            in: folder,
            workTree: repository.places.top
        )
        guard prefix.status == .exited(0) else {
            throw RevisionError.refused(folder: folder.path, detail: prefix.complaint)
        }
        self.prefix = prefix.output.line
    }

    /// The tree of the folder at a revision, by its hash.
    public func tree(of revision: String) async throws -> String {
        let commit = try await commit(revision)
        guard let tree = try await object(prefix, in: commit) else {
            throw RevisionError.noFolder(prefix, revision: revision)
        }
        return tree
    }

    /// The hash of a commit.
    func commit(_ revision: String) async throws -> String {
        // Git also answers what leaves a commit out, such as `^main`.
        let answer = try await answer(Self.resolve + ["\(revision)^{commit}"])
        if let commit = answer.flatMap(ObjectHash.init) { return commit.description }
        throw try await isShallow()
            ? RevisionError.notInShallowClone(revision, folder: folder.path)
            : RevisionError.unknownRevision(revision, folder: folder.path)
    }

    /// Whether the clone lacks commits that its origin has.
    func isShallow() async throws -> Bool {
        try await answer(["rev-parse", "--is-shallow-repository"]) == "true"
    }

    /// The commits that led to a commit, the newest first, each the first parent of the one before it.
    func commits(to last: String, after first: String? = nil, limit: Int? = nil) async throws -> [Commit] {
        let range = first.map { "\($0)..\(last)" } ?? last
        let count = limit.map { ["--max-count=\($0)"] } ?? []
        let log = ["log", "-z", "--first-parent", "--encoding=UTF-8"]
        let result = try await run(log + ["--format=%H %ct %s"] + count + ["--end-of-options", range, "--"])
        return try result.checked().output.text.split(separator: "\0").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            return Commit(hash: String(parts[0]), date: Self.date(parts[1]), title: String(parts[2]))
        }
    }

    /// In four digits a year: of what git can't read as seconds it prints nothing.
    private static func date(_ seconds: Substring) -> String {
        let (first, last): (TimeInterval, TimeInterval) = (0, 253_402_300_799)
        let seconds = min(max(first, TimeInterval(seconds) ?? first), last)
        return Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    }

    /// Whether one commit is among those that led to another.
    func isAncestor(_ first: String, of last: String) async throws -> Bool {
        try await run(["merge-base", "--is-ancestor", "--end-of-options", first, last]).status == .exited(0)
    }

    /// The hash of what a commit or tree has at a path; `nil` if it has nothing there.
    func object(_ path: String, in revision: String) async throws -> String? {
        try await answer(Self.resolve + ["\(revision):\(path)"])
    }

    /// The names of the files at the top of a tree, with their hashes.
    func files(atTopOf tree: String) async throws -> [(name: String, hash: String)] {
        let result = try await run(["ls-tree", "-z", "--end-of-options", tree]).checked()
        return result.output.text.split(separator: "\0").compactMap { line in
            // "100644 blob HASH", a tab, the name.
            let parts = line.split(separator: "\t", maxSplits: 1)
            let head = parts[0].split(separator: " ")
            return parts.count == 2 && head.count == 3 && head[1] == "blob" ? (String(parts[1]), String(head[2])) : nil
        }
    }

    /// What a file has, by its hash.
    func contents(of file: String) async throws -> Data {
        try await run(["cat-file", "blob", "--end-of-options", file]).checked().output.data
    }

    /// The commit that two revisions have last in common.
    func mergeBase(of first: String, and second: String) async throws -> String {
        let commits = (try await commit(first), try await commit(second))
        guard let base = try await answer(["merge-base", "--end-of-options", commits.0, commits.1]) else {
            throw RevisionError.noMergeBase(first, second)
        }
        return base
    }

    /// What two trees have in common, and in what they differ.
    func difference(between first: String, and second: String) async throws -> TreeDifference {
        TreeDifference(from: try await entries(of: first), to: try await entries(of: second))
    }

    /// Mode, kind, hash and path of each file of a tree.
    private func entries(of tree: String) async throws -> Set<Substring> {
        let result = try await run(["ls-tree", "-r", "-z", "--end-of-options", tree]).checked()
        return Set(result.output.text.split(separator: "\0"))
    }

    /// Throws if the files of a tree take more room than the largest repositories need, or are mostly the same ones, or have
    /// a path that is too long.
    public func expectSize(of tree: String, at revision: String) async throws {
        do {
            // For each size git opens a file, so it is asked for sizes once the names are no repetition. A few folders can
            // hold each other millions of times without any file: they are listed, too, so that git is ended for it.
            for option in ["-t", "-l"] {
                let size = TreeSize(of: ListedFile.all(in: try await listing(of: tree, with: option)))
                if let count = size.repetition {
                    throw RevisionError.repetition(revision: revision, count: count.all, distinct: count.distinct)
                }
                if size.longestPath > TreeSize.pathLimit { throw RevisionError.longPath(revision: revision) }
                if size.isTooLarge { throw FileFault.tooLarge(path: folder.path, limit: TreeSize.limit) }
            }
        } catch let error as CancellationError {
            throw error
        } catch let error as RevisionError {
            throw error
        } catch ToolchainError.tooMuchOutput {
            throw RevisionError.tooManyFiles(revision: revision)
        } catch {
            throw RevisionError.notCheckedOut(revision: revision, reason: "\(error)")
        }
    }

    /// Whether files that git knows are not as they were committed; submodules and permissions do not count.
    ///
    /// `false` if the newest commit's files and folders have more names than are read, which would keep git a minute.
    func isDirty() async throws -> Bool {
        guard let tree = try? await tree(of: "HEAD"), (try? await listing(of: tree, with: "-t")) != nil else {
            return false
        }
        let result = try await repository.run(
            ["status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all", "--", "."],
            in: folder,
            workTree: repository.places.top,
            index: repository.places.index(),
            within: repository.limit
        )
        return result.status == .exited(0) && !result.output.text.isEmpty
    }

    /// Writes the files of a tree to a folder, beside which an index of them is kept.
    ///
    /// In a folder that another tree was written to, only what differs is written.
    public func write(_ tree: String, of revision: String, to target: URL) async throws {
        do {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            let result = try await repository.run(
                ["read-tree", "--reset", "-u", "--no-sparse-checkout", "--end-of-options", tree],
                in: target,
                workTree: target,
                index: target.appendingPathExtension("index"),
                within: repository.limit
            )
            _ = try result.checked()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RevisionError.notCheckedOut(revision: revision, reason: "\(error)")
        }
    }
}

extension GitRepository {
    /// What gives the hash of a name, which may look like anything.
    private static let resolve = ["rev-parse", "--verify", "--quiet", "--end-of-options"]

    /// Throws `tooMuchOutput` if it is longer than is read.
    private func listing(of tree: String, with option: String) async throws -> String {
        try await run(["ls-tree", "-r", option, "-z", "--end-of-options", tree]).checked().output.text
    }

    private func run(_ arguments: [String]) async throws -> ToolResult { try await repository.run(arguments) }

    /// The line that git prints; `nil` if it fails.
    private func answer(_ arguments: [String]) async throws -> String? {
        let result = try await run(arguments)
        if case .late = result.status { _ = try result.checked() }
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
