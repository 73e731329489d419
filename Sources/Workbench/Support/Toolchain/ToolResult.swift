/// What a program's run came to.
public struct ToolResult: Sendable {
    /// The program's name and arguments, as a person would type them.
    public let command: String
    public let status: ToolStatus
    public let output: BoundedOutput
    public let errors: BoundedOutput
    /// How many lines of a failed program's complaint an error quotes.
    private static let quotedLines = 20

    /// The end of what the program complained of, or how it ended when it said nothing.
    public var complaint: String {
        let lines = errors.lastLines(Self.quotedLines)
        return lines.isEmpty ? "it \(status)" : lines
    }

    /// The result, if the program ended with status 0 and all of its output was kept; an error otherwise.
    public func checked() throws(ToolchainError) -> ToolResult {
        guard status == .exited(0) else {
            throw .failed(command: command, how: status.description, detail: errors.lastLines(Self.quotedLines))
        }
        guard output.isComplete else {
            throw .tooMuchOutput(command: command, limit: output.limit)
        }
        return self
    }
}
