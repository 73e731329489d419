/// Reads the roles: a name, and either its patterns or a mapping that limits them to some architectures.
struct RoleReader {
    let architectures: [String]
    /// Names that a role may not bear, because a rule could not tell it from what bears them already, and where.
    let taken: [String: ConfigurationPlace]

    func roles(from node: ConfigurationNode?) throws(SubjectError) -> [Role] {
        guard let node else { return [] }
        let entries = try node.entries()
        // Each two are a cell of the matrix.
        try node.expect(entries.count, of: "roles", atMost: 100)
        let roles = try entries.map(role)
        try node.expect(roles.reduce(0) { $0 + $1.patterns.count }, of: "patterns")
        return roles
    }
}

extension RoleReader {
    private func role(name node: ConfigurationNode, value: ConfigurationNode) throws(SubjectError) -> Role {
        let name = try node.name(for: "a role")
        if let first = taken[name] { throw .taken(at: node.place, name: name, first: first) }
        guard value.isMapping else {
            return Role(name: name, patterns: try value.texts())
        }
        let mapping = try value.mapping(keys: ["patterns", "in"])
        return Role(
            name: name,
            patterns: try mapping.required("patterns").texts(),
            architectures: try mapping["in"]?.names(of: "architecture", among: architectures) ?? []
        )
    }
}
