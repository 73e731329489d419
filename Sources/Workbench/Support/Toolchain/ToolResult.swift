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
        // What a program of LLVM prints of its stack when it fails is for those who make it.
        let lines = errors.text.split(whereSeparator: \.isNewline).prefix {
            !$0.hasPrefix("PLEASE submit a bug report")
        }
        return lines.isEmpty ? "it \(status)" : lines.suffix(Self.quotedLines).joined(separator: "\n")
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
