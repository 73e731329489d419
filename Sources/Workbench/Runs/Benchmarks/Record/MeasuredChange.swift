import Subject

/// The build of one architecture's module after a change in one of its files.
public struct MeasuredChange: Hashable, Sendable {
    /// `view-body`.
    public let name: String

    /// What the configuration calls it.
    public let place: String

    public let kind: ChangeKind

    /// The one that is changed, relative to the subject's root.
    public let file: String

    public let build: MeasuredBuild
}

extension MeasuredChange: Codable {
    private enum CodingKeys: CodingKey {
        case name, place, kind, file
    }

    /// The build's keys stand beside its own.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        place = try container.decode(String.self, forKey: .place)
        kind = try container.decode(ChangeKind.self, forKey: .kind)
        file = try container.decode(String.self, forKey: .file)
        build = try MeasuredBuild(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(place, forKey: .place)
        try container.encode(kind, forKey: .kind)
        try container.encode(file, forKey: .file)
        try build.encode(to: encoder)
    }
}
