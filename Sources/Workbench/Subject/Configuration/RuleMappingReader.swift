/// Reads which architectures are held to rules of others, and which roles of the rule theirs are mapped to.
struct RuleMappingReader {
    let architectures: [String]
    let roles: [Role]
    let rules: [Rule]

    func mappings(from node: ConfigurationNode?) throws(SubjectError) -> [RuleMapping] {
        let mappings = try (node?.entries() ?? []).map { name, value throws(SubjectError) in
            let name = try name.name(for: "a mapped rule")
            let mapping = try value.mapping(keys: ["rule", "roles"])
            let rule = try mapping.required("rule").name(of: "rule", among: rules.map(\.name))
            return try mapping.required("roles").entries().map { architecture, pairs throws(SubjectError) in
                let architecture = try architecture.name(of: "architecture", among: architectures)
                return RuleMapping(
                    name: name,
                    rule: rule,
                    architecture: architecture,
                    pairs: try self.pairs(from: pairs, architecture)
                )
            }
        }
        return mappings.joined().sorted { $0.name < $1.name }
    }
}

extension RuleMappingReader {
    private func pairs(
        from node: ConfigurationNode,
        _ architecture: String
    ) throws(SubjectError) -> [RuleMapping.Pair] {
        let own = roles.filter { $0.architectures.isEmpty || $0.architectures.contains(architecture) }
        return try node.entries().map { role, counterpart throws(SubjectError) in
            RuleMapping.Pair(
                role: try role.name(of: "role", among: own.map(\.name)),
                counterpart: try counterpart.name(of: "role", among: roles.map(\.name))
            )
        }
    }
}
