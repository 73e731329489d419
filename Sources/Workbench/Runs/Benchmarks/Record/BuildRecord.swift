import Rebuilds

/// What each architecture's module costs to build.
public struct BuildRecord: Hashable, Codable, Sendable {
    /// Its rounds are how often each build was taken.
    public let conditions: BenchmarkRecord.Conditions

    /// `nil` outside a repository.
    public let commit: String?

    /// When the last build ended: ISO 8601, in UTC.
    public let date: String

    /// In the order of the configuration.
    public let architectures: [Architecture]

    public struct Architecture: Hashable, Codable, Sendable {
        public let name: String

        /// In bytes, of what is loaded of the module's object code.
        public let objectSize: Int

        /// Of the whole module.
        public let clean: MeasuredBuild

        /// By place, in the order of the configuration, and by kind.
        public let changes: [MeasuredChange]
    }
}
