import Files
import Foundation
import Support
import Toolchain

/// Git, as it is used on a learner's folder and to apply patches; no hook of it runs.
struct LearnersGit: Sendable {
    private let tool: Tool
    private static let settings = [
        "-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false", "-c", "core.autocrlf=false",
    ]
    /// Tenths of a second that another git may take.
    private static let patience = 50
    private static let author = ["-c", "user.name=Catwalk", "-c", "user.email=catwalk@localhost"]

    init(in environment: [String: String]) throws(WorkshopError) {
        // A variable may name another repository.
        let own = environment.filter { !$0.key.hasPrefix("GIT_") }
        guard let tool = Tool.find("git", in: own) else { throw .noGit(path: environment["PATH"] ?? "") }
        self.tool = tool
    }

    /// Changes the files of a folder, whatever repository is around it.
    func apply(_ patch: URL, in folder: URL) async throws {
        let outside = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
        _ = try await tool.run(["apply", "--whitespace=nowarn", patch.path], in: folder, adding: outside).checked()
    }

    func makeRepository(in folder: URL) async throws {
        try await run(["init", "--quiet", "--initial-branch=main"], in: folder)
        // What is committed is what was there, byte for byte, whatever a .gitattributes says.
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
        let descriptor = open(file.url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileFault.notWritten(path: file.url.path, SystemReason(code: errno)) }
        let lock = try await WritingLock(onFile: descriptor) {}
        for name in [".git/index.lock", ".git/HEAD.lock", ".git/refs/heads/main.lock"] {
            let file = folder.appending(path: name)
            for _ in 0..<Self.patience where FileManager.default.fileExists(atPath: file.path) {
                try await Task.sleep(for: .milliseconds(100))
            }
            if FileManager.default.fileExists(atPath: file.path) { throw WorkshopError.gitLocked(path: file.path) }
        }
        return lock
    }

    /// Whether the repository has a commit; `nil` for one that is not known yet.
    func has(_ commit: String?, in folder: URL) async throws -> Bool {
        guard let commit else { return true }
        return try await tool.run(["cat-file", "-e", "\(commit)^{commit}"], in: folder).status == .exited(0)
    }

    /// Commits all that has changed, what is ignored too if it is among `work`; gives the hash of the commit, or of the last one
    /// if nothing has changed.
    ///
    /// A reference of our own keeps the commit, wherever the branches lead.
    func commit(_ message: String, of work: FileTree, in folder: URL) async throws -> String {
        try await run(["add", "--all", "--", ".", ":(exclude,glob)**/\(TemporaryName.gitPattern)"], in: folder)
        try await TemporaryFolder.use { place in
            let list = place.appending(path: "paths")
            try Data(work.files.keys.sorted().joined(separator: "\0").utf8).write(to: list)
            let paths = ["--pathspec-from-file=\(list.path)", "--pathspec-file-nul"]
            try await run(["--literal-pathspecs", "add", "--force"] + paths, in: folder)
        }
        if try await tool.run(["diff", "--cached", "--quiet"], in: folder).status != .exited(0) {
            let isNamed = try await hasAuthor(in: folder)
            try await run((isNamed ? [] : Self.author) + ["commit", "--quiet", "--message", message], in: folder)
        }
        let commit = try await run(["rev-parse", "HEAD"], in: folder)
        try await run(["update-ref", "refs/catwalk/\(commit)", commit], in: folder)
        return commit
    }

    private func hasAuthor(in folder: URL) async throws -> Bool {
        for key in ["user.name", "user.email"] {
            if try await tool.run(["config", key], in: folder).status != .exited(0) { return false }
        }
        return true
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
        let result = try await tool.run(Self.settings + arguments, in: folder, adding: variables)
        guard result.status == .exited(0) else {
            throw WorkshopError.git(command: arguments.first { !$0.hasPrefix("-") } ?? "", reason: result.complaint)
        }
        return result.output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
