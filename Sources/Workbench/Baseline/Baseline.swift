import Rules

/// What a subject has accepted for now, kept beside its configuration so that only what is new fails a check.
public struct Baseline: Hashable, Sendable {
    public static let fileName = ".catwalk-baseline.json"

    /// Breaches that are known and do not fail a check; sorted, each once.
    public let acceptedBreaches: [BreachKey]

    public init(accepting breaches: some Sequence<BreachKey> = []) {
        acceptedBreaches = Set(breaches).sorted()
    }
}

extension Baseline: Codable {
    /// Raised when a key changes its meaning or goes.
    private static let currentSchemaVersion = 1

    private enum CodingKeys: CodingKey {
        case schemaVersion
        case acceptedBreaches
    }

    /// Refuses a schema version that it does not know.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .schemaVersion)
        guard version == Self.currentSchemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion,
                in: container,
                debugDescription: "It is \(version), and this catwalk knows \(Self.currentSchemaVersion)."
            )
        }
        self.init(accepting: try container.decode([BreachKey].self, forKey: .acceptedBreaches))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.currentSchemaVersion, forKey: .schemaVersion)
        try container.encode(acceptedBreaches, forKey: .acceptedBreaches)
    }
}
