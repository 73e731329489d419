/// A commit, and how large each part of the code was then.
public struct PastCommit: Hashable, Codable, Sendable {
    /// Its whole hash.
    public let hash: String
    /// When it was committed, in universal time: `2026-11-21T11:42:15Z`.
    public let date: String
    /// The first line of its message.
    public let title: String
    /// By the architecture, shared layer or target; `nil` if nothing could be measured.
    public let sizes: [String: CodeSize]?
    /// What could not be measured, and why; the sizes, if there are any, are of the rest.
    public let problem: String?

    public init(hash: String, date: String, title: String, sizes: [String: CodeSize]?, problem: String? = nil) {
        self.hash = hash
        self.date = date
        self.title = title
        self.sizes = sizes
        self.problem = problem
    }

    /// Whether one of its parts has the figure.
    package func has(_ figure: HistoryFigure) -> Bool {
        sizes?.values.contains { $0.figures?[figure.name]?.value != nil } ?? false
    }

    /// As people write it.
    public var shortHash: String { String(hash.prefix(7)) }

    public var day: String { String(date.prefix(10)) }
}
