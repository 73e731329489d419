import Files
import Foundation
import Support
import Toolchain

/// Git, as it is used on a learner's folder and to apply patches.
///
/// It never looks at the learner's files: what is committed is handed to it, byte for byte.
struct LearnersGit: Sendable {
    private let git: Git

    /// Tenths of a second that another git may take.
    private static let patience = 50

    init(in environment: [String: String]) throws(WorkshopError) {
        guard let git = Git(in: environment) else { throw .noGit(path: environment["PATH"] ?? "") }
        self.git = git
    }

    /// Changes the files of a folder, whatever repository is around it.
    func apply(_ patch: URL, in folder: URL) async throws -> ToolResult { try await git.apply(patch, in: folder) }

    func makeRepository(in folder: URL) async throws {
        try Self.check(try await git.makeRepository(in: folder), of: "init")
        // The learner's own git, too, keeps what was there byte for byte, whatever a .gitattributes says.
        let attributes = EnclosedFile(".git/info/attributes", in: folder)
        try attributes.replace(with: Data("* -text\n".utf8))
        // Unfinished files that a killed command left are nobody's work.
        let exclude = EnclosedFile(".git/info/exclude", in: folder)
        try exclude.replace(with: Data("\(TemporaryName.gitPattern)\n".utf8))
    }

    /// Waits until no other command writes; throws if a git that was stopped has left a lock.
    func lock(_ folder: URL) async throws -> WritingLock {
        guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) else {
            throw WorkshopError.otherRepository(folder: folder.path)
        }
        let file = EnclosedFile(".git/catwalk.lock", in: folder)
        try file.check()
        let descriptor = open(file.url.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw FileFault.notWritten(path: file.url.path, SystemReason(code: errno)) }
        // Whoever can open it could hold it for ever.
        fchmod(descriptor, 0o600)
        let lock = try await WritingLock(onFile: descriptor) {}
        for name in [".git/index.lock", ".git/HEAD.lock", ".git/refs/heads/main.lock"] {
            let path = folder.appending(path: name).path
            for _ in 0..<Self.patience where Self.isThere(path) { try await Task.sleep(for: .milliseconds(100)) }
            if Self.isThere(path) { throw WorkshopError.gitLocked(path: path) }
        }
        return lock
    }

    /// Also of a link that leads nowhere, which git takes for a lock.
    private static func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    /// Whether the repository has all of these commits.
    func has(_ commits: Set<ObjectHash>, in folder: URL) async throws -> Bool {
        if commits.isEmpty { return true }
        let list = ["rev-list", "--no-walk=unsorted", "--end-of-options"] + commits.map(\.description)
        let result = try await repository(of: folder).run(list)
        if case .late = result.status { try Self.check(result, of: "rev-list") }
        let found = result.output.text.split(separator: "\n").compactMap { ObjectHash(String($0)) }
        return result.status == .exited(0) && Set(found) == commits
    }

    /// Commits the files of a tree; gives the hash of the commit, or of the last one if nothing has changed.
    ///
    /// A reference of our own keeps the commit, wherever the branches lead.
    func commit(_ message: String, of work: FileTree, in folder: URL) async throws -> ObjectHash {
        let repository = try repository(of: folder)
        let tree = try await hash(of: work, in: repository)
        let head = try await answer(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], of: repository)
        var commit = head
        if try await answer(["rev-parse", "--verify", "--quiet", "HEAD^{tree}"], of: repository) != tree {
            let parent = head.map { ["-p", $0.description] } ?? []
            commit = try await made(["commit-tree", "-m", message] + parent + [tree.description], in: repository)
        }
        guard let commit else { throw WorkshopError.otherRepository(folder: folder.path) }
        try await run(["update-ref", "--", "refs/catwalk/\(commit)", commit.description], in: repository)
        if commit != head {
            // The learner's own git may have committed meanwhile: then this fails, and nothing is lost.
            let old = head?.description ?? commit.description.replacing(/./, with: "0")
            try await run(["update-ref", "--", "HEAD", commit.description, old], in: repository)
            try await run(
                ["read-tree", "--end-of-options", commit.description],
                in: repository,
                index: repository.places.index()
            )
            try keepHead(of: repository, in: folder)
        }
        return commit
    }

    /// The files of a commit.
    func tree(of commit: ObjectHash, in folder: URL) async throws -> FileTree {
        try await tree(of: commit, in: repository(of: folder))
    }

    /// The files of a commit or a tree.
    func tree(of hash: ObjectHash, in repository: ForeignRepository) async throws -> FileTree {
        try await expectSize(of: hash, in: repository)
        return try await TemporaryFolder.use { place in
            let index = repository.folder.appending(path: "tree-index")
            try await run(["read-tree", "--end-of-options", hash.description], in: repository, index: index)
            try await run(["checkout-index", "--all", "--force"], in: repository, files: place, index: index)
            return try FileTree(of: place)
        }
    }

    /// Throws if git would not come to an end with the files, or they are more than are read.
    private func expectSize(of hash: ObjectHash, in repository: ForeignRepository) async throws {
        let list = ["ls-tree", "-r", "-t", "-l", "-z", "--end-of-options", hash.description]
        do {
            try FileTree.expect(sizes: try await run(list, in: repository).output.text, in: repository.places.top)
        } catch ToolchainError.tooMuchOutput {
            throw WorkshopError.tooManyFiles(folder: repository.places.top.path, limit: FileTree.countLimit)
        }
    }

    /// How many lines each file gained and lost between two commits.
    func numstat(from start: ObjectHash, to end: ObjectHash, in folder: URL) async throws -> String {
        let repository = try repository(of: folder)
        for commit in [start, end] { try await expectSize(of: commit, in: repository) }
        let options = ["-r", "--numstat", "--no-renames", "--no-ext-diff", "--no-textconv", "--end-of-options"]
        let result = try await run(["diff-tree"] + options + [start.description, end.description], in: repository)
        return result.output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension LearnersGit {
    /// Throws if a link stands where git would write.
    func repository(of folder: URL, for use: ForeignRepository.Use = .keeping) throws -> ForeignRepository {
        let places = GitPlaces(top: folder)
        let repository = try ForeignRepository(at: places, with: git, for: use)
        guard FileManager.default.fileExists(atPath: repository.folder.appending(path: "HEAD").path) else {
            throw WorkshopError.otherRepository(folder: folder.path)
        }
        var written = ["index", "refs/catwalk/any", "objects/pack/any", "objects/info/any"]
        written += (0...0xFF).map { "objects/\(String($0 + 0x100, radix: 16).dropFirst())/any" }
        if let branch = try repository.currentBranch() { written.append(branch) }
        for path in written { try EnclosedFile(".git/\(path)", in: folder).check() }
        return repository
    }

    /// The hash of a tree with these files, which is in the repository then.
    func hash(of work: FileTree, in repository: ForeignRepository) async throws -> ObjectHash {
        try await TemporaryFolder.use { place in
            try work.copy(to: place)
            let index = repository.folder.appending(path: "work-index")
            try await run(["add", "--all", "--force", "--", "."], in: repository, files: place, index: index)
            return try await made(["write-tree"], in: repository, index: index)
        }
    }

    /// If no branch is checked out, the commit stands in `HEAD` itself.
    private func keepHead(of repository: ForeignRepository, in folder: URL) throws {
        let head = try Data(contentsOf: repository.folder.appending(path: "HEAD"))
        if !head.starts(with: Data("ref: ".utf8)) { try EnclosedFile(".git/HEAD", in: folder).replace(with: head) }
    }

    func made(
        _ arguments: [String],
        in repository: ForeignRepository,
        index: URL? = nil
    ) async throws -> ObjectHash {
        let result = try await run(arguments, in: repository, index: index)
        guard let hash = ObjectHash(result.output.lastLines(1)) else {
            throw WorkshopError.git(command: arguments[0], reason: "it printed no hash")
        }
        return hash
    }

    /// `nil` if there is no such thing.
    private func answer(_ arguments: [String], of repository: ForeignRepository) async throws -> ObjectHash? {
        let result = try await repository.run(arguments)
        if result.status == .exited(1) { return nil }
        try Self.check(result, of: arguments[0])
        return ObjectHash(result.output.lastLines(1))
    }

    @discardableResult
    func run(
        _ arguments: [String],
        in repository: ForeignRepository,
        files: URL? = nil,
        index: URL? = nil
    ) async throws -> ToolResult {
        let result = try await repository.run(arguments, in: files, workTree: files, index: index)
        try Self.check(result, of: arguments[0])
        return result
    }

    private static func check(_ result: ToolResult, of command: String) throws(WorkshopError) {
        guard result.status == .exited(0) else { throw .git(command: command, reason: result.complaint) }
    }
}
