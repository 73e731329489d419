import Subject

/// The builds of one architecture's module after a change in one of its files.
public struct MeasuredChange: Hashable, Sendable {
    let change: Change
    let build: MeasuredBuild

    struct Change: Hashable, Codable, Sendable {
        /// `view-body`.
        let name: String
        /// What the configuration calls it.
        let place: String
        let kind: ChangeKind
        /// The one that is changed, relative to the subject's root.
        let file: String
    }
}

extension MeasuredChange: Codable {
    /// The keys of the change and those of the build stand side by side.
    public init(from decoder: any Decoder) throws {
        change = try Change(from: decoder)
        build = try MeasuredBuild(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try change.encode(to: encoder)
        try build.encode(to: encoder)
    }
}
