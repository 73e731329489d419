import Foundation
import Support

/// Git, which heeds no setting of the machine, of the user or of the environment.
///
/// Such settings name programs that git runs, files that it reads and repositories that it takes for the one that is meant.
public struct Git: Sendable {
    private let tool: Tool

    /// `nil` if there is no git on the search path of `environment`.
    public init?(in environment: [String: String]) {
        // Git finds settings below the home folder as well.
        let heeded = environment.filter { name, _ in
            !name.hasPrefix("GIT_") && !name.hasPrefix("XDG_") && name != "HOME"
        }
        guard var tool = Tool.find("git", in: heeded.merging(Self.variables) { $1 }) else { return nil }
        tool.memoryLimit = .git
        tool.answerLimit = BoundedOutput.standardLimit
        self.tool = tool
    }

    private static let variables = [
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_ATTR_NOSYSTEM": "1",
        // What is not there is not fetched, and nobody is asked for a password.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
        // To look is not to write, not even which files were found unchanged.
        "GIT_OPTIONAL_LOCKS": "0",
        // A commit is the one that its hash says, and not the one that the repository would have in its place.
        "GIT_NO_REPLACE_OBJECTS": "1",
        // What git is asked to make is the same whichever git it is.
        "GIT_DEFAULT_HASH": "sha1", "GIT_DEFAULT_REF_FORMAT": "files",
        "GIT_AUTHOR_NAME": "Catwalk", "GIT_AUTHOR_EMAIL": "catwalk@localhost",
        "GIT_COMMITTER_NAME": "Catwalk", "GIT_COMMITTER_EMAIL": "catwalk@localhost",
        "LC_ALL": "C",
    ]

    /// Makes a repository, with nothing in it but what every repository has.
    public func makeRepository(in folder: URL) async throws -> ToolResult {
        try await tool.run(["init", "--quiet", "--initial-branch=main", "--template=", "--", folder.path], in: folder)
    }

    /// Changes the files of a folder, whatever repository is around it.
    public func apply(_ patch: URL, in folder: URL) async throws -> ToolResult {
        let outside = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
        let apply = ["apply", "--whitespace=nowarn", "--", patch.path]
        return try await tool.run(apply, in: folder, adding: outside)
    }

    func run(
        _ arguments: [String],
        in folder: URL,
        adding variables: [String: String],
        within limit: TimeLimit
    ) async throws -> ToolResult {
        try await tool.run(arguments, in: folder, adding: variables, within: limit)
    }
}
