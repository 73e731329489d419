import Files

/// How the architectures of a subject grow with the number of pairs of scenes: all that was measured, and what follows.
public struct Scale: Hashable, Sendable {
    /// The subject's name.
    public let name: String
    /// How often each time was taken at each size.
    public let rounds: Int
    /// In the order of the configuration.
    public let architectures: [ArchitectureScale]
    /// When, where and with what it was measured.
    public let generated: Generation?

    public init(name: String, rounds: Int, architectures: [ArchitectureScale], generated: Generation? = nil) {
        self.name = name
        self.rounds = rounds
        self.architectures = architectures
        self.generated = generated
    }

    /// The numbers of pairs that were measured, in order.
    public var sizes: [Int] { Set(architectures.flatMap { $0.points.map(\.pairs) }).sorted() }

    /// By measure, then in the order of the architectures.
    public var growth: [MeasuredGrowth] {
        ScaleMeasure.allCases.flatMap(growth)
    }

    /// In the order of the architectures.
    public func growth(of measure: ScaleMeasure) -> [MeasuredGrowth] {
        architectures.compactMap { MeasuredGrowth(of: measure, in: $0) }
    }

    public func generated(by generation: Generation) -> Scale {
        Scale(name: name, rounds: rounds, architectures: architectures, generated: generation)
    }
}

extension Scale: VersionedDocument {
    public static let currentSchemaVersion = 1

    /// What follows from the figures may be below 0.
    public static let signedKeys: Set = ["growth"]

    private enum CodingKeys: CodingKey {
        case name, rounds, architectures, generated
    }

    private enum FollowingKeys: CodingKey {
        case growth
    }

    /// What follows from the figures is written for other readers, and worked out anew by this one.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(rounds, forKey: .rounds)
        try container.encode(architectures, forKey: .architectures)
        try container.encodeIfPresent(generated, forKey: .generated)
        var following = encoder.container(keyedBy: FollowingKeys.self)
        try following.encode(growth, forKey: .growth)
    }
}
