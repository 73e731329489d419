/// Reads what the gate lets pass; which figures there are is known only when they are measured.
struct GateReader {
    func settings(from node: ConfigurationNode?) throws(SubjectError) -> GateSettings {
        guard let node else { return GateSettings() }
        let gate = try node.mapping(keys: ["exact", "tolerance", "budgets"])
        let tolerances = try gate["tolerance"]?.entries().map(tolerance) ?? []
        try gate["tolerance"]?.expect(fewWithStar: tolerances.map(\.pattern))
        try gate["tolerance"]?.expect(tolerances.count, of: "tolerances")
        let exact = try gate["exact"].map { node throws(SubjectError) in try exactness(from: node) } ?? []
        let conditions = try gate["budgets"]?.oneOrMore() ?? []
        try gate["budgets"]?.expect(conditions.count, of: "budgets")
        let budgets = try conditions.map { budget throws(SubjectError) in
            GateSettings.Budget(condition: try budget.text(), place: budget.place)
        }
        return GateSettings(tolerances: tolerances, exact: exact, budgets: budgets)
    }
}

extension GateReader {
    /// `true` for all figures, `false` for none, or patterns.
    private func exactness(from node: ConfigurationNode) throws(SubjectError) -> [GateSettings.Exactness] {
        if let isExact = try? node.flag() {
            return isExact ? [GateSettings.Exactness(pattern: "*", place: node.place)] : []
        }
        let patterns = try node.oneOrMore().map { item throws(SubjectError) in
            GateSettings.Exactness(pattern: try item.text(), place: item.place)
        }
        try node.expect(fewWithStar: patterns.map(\.pattern))
        try node.expect(patterns.count, of: "patterns")
        return patterns
    }

    /// One number or share, or a list with one of each, of which the one holds that allows more.
    private func tolerance(
        of name: ConfigurationNode,
        from value: ConfigurationNode
    ) throws(SubjectError) -> GateSettings.Tolerance {
        var absolute: Double?
        var relative: Double?
        for item in try value.oneOrMore() {
            let (number, isShare) = try item.amount(expected: "a number such as 10 or a share such as 5 %")
            if isShare { relative = number } else { absolute = number }
        }
        return GateSettings.Tolerance(
            pattern: try name.text(),
            absolute: absolute,
            relative: relative,
            place: value.place
        )
    }
}

extension ConfigurationNode {
    /// Throws if there are many patterns that are tried on each figure; one without a star is looked up.
    fileprivate func expect(fewWithStar patterns: [String]) throws(SubjectError) {
        try expect(patterns.count { $0.contains("*") }, of: "patterns with *", atMost: 100)
    }
}
