/// Reads how architectures are played and built; whether the package has the product is known only when it is built.
struct BenchmarkReader {
    let architectures: [String]

    private static let keys = [
        "product", "arguments", "floor", "scenarios", "rounds", "budgets", "tolerance", "excessTolerance", "memory",
        "changes",
    ]

    func settings(from node: ConfigurationNode?) throws(SubjectError) -> BenchmarkSettings? {
        guard let node else { return nil }
        let mapping = try node.mapping(keys: Self.keys)
        let rounds = try mapping["rounds"]?.mapping(keys: ["counted", "timed"])
        let scenarios = try mapping.required("scenarios").entries().map { name, title throws(SubjectError) in
            BenchmarkSettings.Scenario(name: try name.name(for: "a scenario"), title: try title.text())
        }
        let excess = try mapping["excessTolerance"].map(excessTolerances)
        let standard = BenchmarkSettings(product: "", scenarios: [])
        return BenchmarkSettings(
            product: try mapping.required("product").text(),
            arguments: try mapping["arguments"]?.texts() ?? standard.arguments,
            floor: try mapping["floor"].map(floor),
            scenarios: scenarios,
            countedRounds: try rounds?["counted"].map(number) ?? standard.countedRounds,
            timedRounds: try rounds?["timed"].map(number) ?? standard.timedRounds,
            budgets: try mapping["budgets"]?.path() ?? standard.budgets,
            tolerance: try mapping["tolerance"].map(tolerance) ?? standard.tolerance,
            excessTolerance: try excess?.all.map(tolerance) ?? standard.excessTolerance,
            excessTolerances: excess?.own ?? [:],
            memory: try mapping["memory"].map { node throws(SubjectError) in try memory(from: node, of: scenarios) },
            changes: try changes(from: mapping["changes"])
        )
    }
}

extension BenchmarkReader {
    private func floor(from node: ConfigurationNode) throws(SubjectError) -> String {
        let name = try node.text()
        if architectures.contains(name) { throw .taken(at: node.place, name: name, first: nil) }
        return name
    }

    private func number(from node: ConfigurationNode) throws(SubjectError) -> Int {
        let text = try node.text()
        // Twice as many are played too.
        guard let number = Int(text), number > 0, number <= 1_000_000_000 else {
            throw .wrongType(at: node.place, expected: "a whole number from 1 to 1000000000", found: "\"\(text)\"")
        }
        return number
    }

    private func tolerance(from node: ConfigurationNode) throws(SubjectError) -> Double {
        let expected = "a share such as 2 %"
        let (number, isShare) = try node.amount(expected: expected)
        guard isShare else { throw .wrongType(at: node.place, expected: expected, found: "\"\(try node.text())\"") }
        return number
    }

    /// A share for all, or for some architectures each.
    private func excessTolerances(
        from node: ConfigurationNode
    ) throws(SubjectError) -> (all: ConfigurationNode?, own: [String: Double]) {
        guard node.isMapping else { return (node, [:]) }
        var own: [String: Double] = [:]
        for (name, share) in try node.entries() {
            own[try name.name(of: "architecture", among: architectures)] = try tolerance(from: share)
        }
        return (nil, own)
    }

    private func memory(
        from node: ConfigurationNode,
        of scenarios: [BenchmarkSettings.Scenario]
    ) throws(SubjectError) -> BenchmarkSettings.Memory {
        let mapping = try node.mapping(keys: ["scenario", "apps"])
        let scenario = try mapping.required("scenario")
        let name = try scenario.text()
        guard let known = scenarios.first(where: { $0.name == name }) else {
            throw .unknown(at: scenario.place, what: "scenario", name: name, known: scenarios.map(\.name))
        }
        return BenchmarkSettings.Memory(scenario: known, apps: try mapping["apps"].map(number) ?? 1000)
    }

    private func changes(from node: ConfigurationNode?) throws(SubjectError) -> [BenchmarkSettings.Change] {
        try (node?.entries() ?? []).map { name, patterns throws(SubjectError) in
            BenchmarkSettings.Change(
                name: try name.name(for: "a change"),
                patterns: try patterns.texts(),
                place: patterns.place
            )
        }
    }
}
