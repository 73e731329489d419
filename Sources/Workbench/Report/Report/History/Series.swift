import Files

/// How large a code base was at one commit after the other.
public struct Series: Hashable, VersionedDocument {
    public static let currentSchemaVersion = 1

    public let parts: Parts

    /// References in the past are those of the syntax, because not every commit is built; `nil` if a file does not say.
    private var engine: String? = "syntax"

    /// What is told beside the sizes, by the names that it was asked for by; `nil` if nothing is.
    public let figures: [String]?

    /// The oldest first.
    public let commits: [PastCommit]

    /// What the figures are of.
    public enum Parts: String, Codable, Sendable {
        /// And shared layers, as a configuration says.
        case architectures
        case targets
    }

    public init(of parts: Parts, commits: [PastCommit], telling figures: [String] = []) {
        self.parts = parts
        self.figures = figures.isEmpty ? nil : figures
        self.commits = commits
    }
}

extension Series {
    /// The commits that could be measured, with their figures.
    public var measured: [(commit: PastCommit, sizes: [String: CodeSize])] {
        commits.compactMap { commit in commit.sizes.map { (commit, $0) } }
    }

    /// The names of all parts, sorted.
    public var names: [String] { Set(measured.flatMap(\.sizes.keys)).sorted() }
}
