import Files
import Rules

/// What a subject has accepted for now, kept beside its configuration so that only what is new fails a check.
public struct Baseline: Hashable, Sendable {
    public static let fileName = ".catwalk-baseline.json"

    /// Breaches that are known and do not fail a check; sorted, each once.
    public let acceptedBreaches: [BreachKey]
    /// The figures as they may be, and where they come from; `nil` if none were accepted yet.
    public let snapshot: Snapshot?
    /// The compiler and the platform that the figures were measured with; `nil` if they are the syntax's alone.
    public let environment: String?

    public init(
        accepting breaches: some Sequence<BreachKey> = [],
        snapshot: Snapshot? = nil,
        environment: String? = nil
    ) {
        acceptedBreaches = Set(breaches).sorted()
        self.snapshot = snapshot
        self.environment = environment
    }
}

extension Baseline: VersionedDocument {
    public static let currentSchemaVersion = 2

    /// It had accepted breaches and nothing else, and is still read.
    private static let versionWithoutFigures = 1

    public static let readableSchemaVersions = [versionWithoutFigures, currentSchemaVersion]

    public var schemaVersion: Int { snapshot == nil ? Self.versionWithoutFigures : Self.currentSchemaVersion }

    private enum CodingKeys: CodingKey {
        case schemaVersion
        case acceptedBreaches
        case environment
    }

    /// The snapshot's keys stand beside the breaches.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let hasFigures = try container.decode(Int.self, forKey: .schemaVersion) != Self.versionWithoutFigures
        self.init(
            accepting: try container.decode([BreachKey].self, forKey: .acceptedBreaches),
            snapshot: hasFigures ? try Snapshot(from: decoder) : nil,
            environment: try container.decodeIfPresent(String.self, forKey: .environment)
        )
    }

    /// Without the version, which `json()` adds; alone it can't be read back.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(acceptedBreaches, forKey: .acceptedBreaches)
        try container.encodeIfPresent(environment, forKey: .environment)
        try snapshot?.encode(to: encoder)
    }
}
