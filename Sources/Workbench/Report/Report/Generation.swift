/// When, where and with what a report was made.
public struct Generation: Hashable, Codable, Sendable {
    /// The workbench and its version.
    public let tool: String
    /// The compiler, in its own words; `nil` if nothing was built.
    public let swift: String?
    /// The commit of the measured sources; `nil` if they are in no repository.
    public let commit: String?
    /// The system and the number of its cores.
    public let host: String
    /// When the run ended: ISO 8601, in UTC.
    public let date: String
    /// How long each step took, by the step's name.
    public let seconds: [String: Double]

    public init(
        tool: String,
        swift: String?,
        commit: String?,
        host: String,
        date: String,
        seconds: [String: Double]
    ) {
        self.tool = tool
        self.swift = swift
        self.commit = commit
        self.host = host
        self.date = date
        self.seconds = seconds
    }
}
