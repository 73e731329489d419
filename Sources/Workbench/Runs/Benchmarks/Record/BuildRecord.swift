/// What each architecture's module costs to build.
public struct BuildRecord: Hashable, Codable, Sendable {
    /// Its rounds are how often each build was taken.
    let conditions: BenchmarkRecord.Conditions
    /// `nil` outside a repository.
    let commit: String?
    /// When the last build ended: ISO 8601, in UTC.
    let date: String
    /// In the order of the configuration.
    let architectures: [Architecture]

    struct Architecture: Hashable, Codable, Sendable {
        let name: String
        /// In bytes, of what is loaded of the module's object code.
        let objectSize: Int
        /// Of the whole module.
        let clean: MeasuredBuild
        /// By place, in the order of the configuration, and by kind.
        let changes: [MeasuredChange]
    }
}
