import Foundation

/// Turns the configuration's nodes into a subject, and checks that what they name is there.
struct SubjectReader {
    let root: URL

    private static let keys = [
        "name", "baseline", "shared", "ui", "support", "architectures", "scenarios", "scenes", "roles", "rules", "gate",
    ]

    func subject(from node: ConfigurationNode) throws(SubjectError) -> Subject {
        let top = try node.mapping(keys: Self.keys)
        var modules = ModuleReader(root: root)
        let name = try top.required("name").text()
        let shared = try modules.modules(from: top["shared"])
        let support = try modules.modules(from: top["support"])
        let architectures = try modules.architectures(from: top.required("architectures"))
        let names = architectures.map(\.name)
        let baseline = try top.required("baseline").name(of: "architecture", among: names)
        let roles = try RoleReader(architectures: names, taken: names + shared.map(\.name)).roles(from: top["roles"])
        let places = roles.map(\.name) + shared.map(\.name) + names
        return Subject(
            root: root,
            name: name,
            baseline: baseline,
            shared: shared,
            userInterface: try top["ui"]?.names(of: "shared layer", among: shared.map(\.name)) ?? [],
            support: support,
            architectures: architectures,
            scenes: try top["scenes"]?.distinctTexts(of: "scene") ?? [],
            roles: roles,
            scenarioTests: try expression(from: top.required("scenarios")),
            rules: try RuleReader(architectures: names, places: places).rules(from: top["rules"]),
            gate: try GateReader().settings(from: top["gate"])
        )
    }
}

extension SubjectReader {
    private func expression(from node: ConfigurationNode) throws(SubjectError) -> String {
        let pattern = try node.text()
        do {
            _ = try Regex(pattern)
            return pattern
        } catch {
            throw .badExpression(at: node.place, pattern: pattern, reason: String(describing: error))
        }
    }
}
