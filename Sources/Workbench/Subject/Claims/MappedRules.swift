extension Subject {
    /// The rules that several architectures are held to for a claim, as far as they are about this one: by name.
    ///
    /// It is bound by the rule itself, or its roles are mapped to those that the rule names.
    public func mappedRules(for architecture: String) -> [(name: String, mapping: RuleMapping?)] {
        let names = Set(claims.mappings.map(\.rule)).sorted()
        return names.compactMap { name in
            if let mapping = claims.mappings.first(where: { $0.rule == name && $0.architecture == architecture }) {
                return (name, mapping)
            }
            let isBound = rules.contains { rule in
                rule.name == name && (rule.architectures.isEmpty || rule.architectures.contains(architecture))
            }
            return isBound ? (name, nil) : nil
        }
    }
}
