import Files

/// How large a code base was at one commit after the other.
public struct Series: Hashable, Sendable {
    public let parts: Parts

    /// The oldest first.
    public let commits: [PastCommit]

    /// What the figures are of.
    public enum Parts: String, Codable, Sendable {
        /// And shared layers, as a configuration says.
        case architectures
        case targets
    }

    public init(of parts: Parts, commits: [PastCommit]) {
        self.parts = parts
        self.commits = commits
    }
}

extension Series: VersionedDocument {
    public static let currentSchemaVersion = 1

    private enum CodingKeys: CodingKey {
        case parts, engine, commits
    }

    /// References in the past are those of the syntax: nobody builds every commit.
    private static let engine = "syntax"

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            of: try container.decode(Parts.self, forKey: .parts),
            commits: try container.decode([PastCommit].self, forKey: .commits)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(parts, forKey: .parts)
        try container.encode(Self.engine, forKey: .engine)
        try container.encode(commits, forKey: .commits)
    }
}

extension Series {
    /// The commits that could be measured, with their figures.
    public var measured: [(commit: PastCommit, sizes: [String: Size])] {
        commits.compactMap { commit in commit.sizes.map { (commit, $0) } }
    }

    /// The names of all parts, sorted.
    public var names: [String] { Set(measured.flatMap(\.sizes.keys)).sorted() }
}
