/// Martin's figures of an architecture, and of the roles and scenes that it has types in.
public struct MartinTable: Hashable, Codable, Sendable {
    public let whole: GroupMartin

    /// In the order of the configuration.
    public let roles: [GroupMartin]

    /// In the order of the configuration.
    public let scenes: [GroupMartin]

    public init(whole: GroupMartin, roles: [GroupMartin] = [], scenes: [GroupMartin] = []) {
        self.whole = whole
        self.roles = roles
        self.scenes = scenes
    }
}
