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
        let changes: [MeasuredBuild]
    }
}

extension BuildRecord.Architecture {
    /// Refuses a change that does not say what it changes: only a clean build leaves that out.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        objectSize = try container.decode(Int.self, forKey: .objectSize)
        clean = try container.decode(MeasuredBuild.self, forKey: .clean)
        changes = try container.decode([MeasuredBuild].self, forKey: .changes)
        for change in changes where [change.name, change.place, change.kind?.rawValue, change.file].contains(nil) {
            throw DecodingError.dataCorruptedError(
                forKey: .changes,
                in: container,
                debugDescription: "A change needs a name, a place, a kind and a file."
            )
        }
    }
}
