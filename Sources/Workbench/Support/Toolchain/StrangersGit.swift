import Foundation

/// Git, asked about a stranger's repository: whatever its configuration names, nothing else is started.
public struct StrangersGit: Sendable {
    public let tool: Tool

    /// `nil` if there is no git on the search path of `environment`.
    public init?(in environment: [String: String]) {
        guard let tool = Tool.find("git", in: environment) else { return nil }
        self.tool = tool
    }

    /// What is not there is not fetched: the repository's configuration could name any program for it.
    private static let withoutTransport = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"]

    /// What git would run in reading, if the repository's configuration named it.
    private static let withoutPrograms = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "log.showSignature=false",
    ]

    public func run(
        _ arguments: [String],
        in folder: URL,
        adding variables: [String: String] = [:]
    ) async throws -> ToolResult {
        let settings = Self.withoutPrograms.flatMap { ["-c", $0] }
        let variables = Self.withoutTransport.merging(variables) { $1 }
        return try await tool.run(settings + arguments, in: folder, adding: variables)
    }
}
