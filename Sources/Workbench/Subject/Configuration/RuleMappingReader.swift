/// Reads which architectures are held to rules of others, and which roles of the rule theirs are mapped to.
struct RuleMappingReader {
    let architectures: [String]
    let roles: [Role]
    let rules: [Rule]

    func mappings(from node: ConfigurationNode?) throws(SubjectError) -> [RuleMapping] {
        var mappings: [RuleMapping] = []
        for (name, value) in try node?.entries() ?? [] {
            let rule = try name.name(of: "rule", among: rules.map(\.name))
            for (architecture, pairs) in try value.entries() {
                let architecture = try architecture.name(of: "architecture", among: architectures)
                mappings.append(
                    RuleMapping(
                        rule: rule,
                        architecture: architecture,
                        pairs: try self.pairs(from: pairs, architecture)
                    )
                )
            }
        }
        return mappings.sorted { $0.rule < $1.rule }
    }
}

extension RuleMappingReader {
    private func pairs(
        from node: ConfigurationNode,
        _ architecture: String
    ) throws(SubjectError) -> [RuleMapping.Pair] {
        let own = roles.filter { $0.architectures.isEmpty || $0.architectures.contains(architecture) }
        var pairs: [RuleMapping.Pair] = []
        for (role, counterpart) in try node.entries() {
            pairs.append(
                RuleMapping.Pair(
                    role: try role.name(of: "role", among: own.map(\.name)),
                    counterpart: try counterpart.name(of: "role", among: roles.map(\.name))
                )
            )
        }
        return pairs
    }
}
