extension Subject {
    /// The rules that several architectures are held to for a claim, as far as they are about this one: by the name of
    /// the mapping.
    ///
    /// It is bound by the rule itself, or its roles are mapped to those that the rule names.
    public func mappedRules(for architecture: String) -> [(name: String, rule: Rule, mapping: RuleMapping?)] {
        let names = Dictionary(claims.mappings.map { ($0.name, $0.rule) }) { first, _ in first }
        return names.sorted { $0.key < $1.key }.compactMap { name, ruleName in
            guard let rule = rules.first(where: { $0.name == ruleName }) else { return nil }
            if let mapping = claims.mappings.first(where: { $0.name == name && $0.architecture == architecture }) {
                return (name, rule, mapping)
            }
            let isBound = rule.architectures.isEmpty || rule.architectures.contains(architecture)
            return isBound ? (name, rule, nil) : nil
        }
    }
}
