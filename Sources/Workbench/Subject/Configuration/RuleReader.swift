/// Reads the rules, and makes sure that the places and architectures they speak of exist.
struct RuleReader {
    let architectures: [String]

    /// Every name that a rule may call a place: roles, shared layers, architectures.
    let places: [String]

    /// The names of the roles alone.
    let roles: [String]

    private static let kinds = [
        "forbidden", "layers", "throughProtocol", "mayCreate", "independentScenes", "imports",
    ]

    func rules(from node: ConfigurationNode?) throws(SubjectError) -> [Rule] {
        var rules: [Rule] = []
        for item in try node?.list() ?? [] {
            let mapping = try item.mapping(keys: ["name", "in"] + Self.kinds)
            let name = try mapping.required("name")
            let rule = Rule(
                name: try name.text(),
                architectures: try mapping["in"]?.names(of: "architecture", among: architectures) ?? [],
                kind: try kind(in: mapping)
            )
            if rules.contains(where: { $0.name == rule.name }) {
                throw .duplicate(at: name.place, what: "rule", name: rule.name)
            }
            rules.append(rule)
        }
        return rules
    }
}

extension RuleReader {
    private func kind(in rule: ConfigurationMapping) throws(SubjectError) -> Rule.Kind {
        let found = Self.kinds.filter { rule[$0] != nil }
        guard let kind = found.first, found.count == 1 else {
            throw .notOneKind(at: rule.place, found: found, known: Self.kinds)
        }
        let value = try rule.required(kind)
        switch kind {
        case "forbidden":
            let (from, to) = try pair("from", "to", in: value)
            return .forbidden(from: from, to: to)
        case "throughProtocol":
            let (from, to) = try pair("from", "to", in: value)
            return .throughProtocol(from: from, to: to)
        case "mayCreate":
            let (creators, created) = try pair("creators", "created", in: value)
            return .mayCreate(creators: creators, created: created)
        case "layers":
            let mapping = try value.mapping(keys: ["order", "concreteOnly"])
            return .layers(
                try layers(from: mapping.required("order"), among: places),
                concreteOnly: try mapping["concreteOnly"]?.flag() ?? false
            )
        case "independentScenes":
            let mapping = try value.mapping(keys: ["except"])
            return .independentScenes(except: try mapping["except"].map { node throws(SubjectError) in
                try layers(from: node, among: roles)
            } ?? [])
        default:
            return .imports(allowed: try value.texts())
        }
    }

    private func pair(
        _ first: String,
        _ second: String,
        in node: ConfigurationNode
    ) throws(SubjectError) -> ([String], [String]) {
        let mapping = try node.mapping(keys: [first, second])
        return (try places(in: mapping.required(first)), try places(in: mapping.required(second)))
    }
}
