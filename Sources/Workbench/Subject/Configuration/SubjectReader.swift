import Foundation

/// Turns the configuration's nodes into a subject, and checks that what they name is there.
struct SubjectReader {
    let root: URL

    private static let keys = [
        "name", "baseline", "shared", "ui", "model", "support", "architectures", "scenarios", "scenes", "roles",
        "rules", "gate", "claims", "benchmarks",
    ]

    func subject(from node: ConfigurationNode) throws(SubjectError) -> Subject {
        let top = try node.mapping(keys: Self.keys)
        var modules = ModuleReader(root: root)
        let name = try top.required("name").name(for: "a subject")
        let shared = try modules.modules(from: top["shared"])
        let support = try modules.modules(from: top["support"])
        let architectures = try modules.architectures(from: top.required("architectures"))
        let names = architectures.map(\.name)
        let baseline = try top.required("baseline").name(of: "architecture", among: names)
        let roles = try RoleReader(architectures: names, taken: names + shared.map(\.name)).roles(from: top["roles"])
        let layers = shared.map(\.name)
        let places = roles.map(\.name) + layers + names
        let rules = try RuleReader(architectures: names, places: places).rules(from: top["rules"])
        let claims = ClaimSheetReader(root: root, architectures: names, roles: roles, rules: rules)
        return Subject(
            root: root,
            name: name,
            baseline: baseline,
            shared: shared,
            userInterface: try top["ui"]?.names(of: "shared layer", among: layers) ?? [],
            model: try top["model"]?.names(of: "shared layer", among: layers) ?? [],
            support: support,
            architectures: architectures,
            scenes: try top["scenes"]?.distinctNames(of: "scene") ?? [],
            roles: roles,
            scenarioTests: try scenarioTests(from: top, of: architectures),
            rules: rules,
            gate: try GateReader().settings(from: top["gate"]),
            claims: try claims.sheet(from: top["claims"]),
            benchmarks: try BenchmarkReader(architectures: names).settings(from: top["benchmarks"])
        )
    }
}

extension SubjectReader {
    /// Only tests have to be told from scenarios: if there are none, the key may be missing.
    private func scenarioTests(
        from top: ConfigurationMapping,
        of architectures: [Architecture]
    ) throws(SubjectError) -> String {
        if top["scenarios"] == nil, architectures.allSatisfy({ $0.tests == nil }) { return "" }
        return try expression(from: top.required("scenarios"))
    }

    private func expression(from node: ConfigurationNode) throws(SubjectError) -> String {
        let pattern = try node.text()
        if let excess = ExpressionScan(of: pattern).excess {
            throw .slowExpression(at: node.place, pattern: pattern, reason: excess.reason)
        }
        do {
            _ = try Regex(pattern)
            return pattern
        } catch {
            throw .badExpression(at: node.place, pattern: pattern, reason: String(describing: error))
        }
    }
}
