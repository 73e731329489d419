extension Subject {
    /// The rules that several architectures are held to for a claim, as far as they are about this one: by name.
    ///
    /// It is bound by the rule itself, or its roles are put in the places of those that the rule names.
    public func placedRules(for architecture: String) -> [(name: String, placement: RulePlacement?)] {
        let names = Set(claims.placements.map(\.rule)).sorted()
        return names.compactMap { name in
            if let placement = claims.placements.first(where: { $0.rule == name && $0.architecture == architecture }) {
                return (name, placement)
            }
            let isBound = rules.contains { rule in
                rule.name == name && (rule.architectures.isEmpty || rule.architectures.contains(architecture))
            }
            return isBound ? (name, nil) : nil
        }
    }
}
