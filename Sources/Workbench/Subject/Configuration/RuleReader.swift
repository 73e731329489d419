/// Reads the rules, and makes sure that the places and architectures they speak of exist.
struct RuleReader {
    let architectures: [String]
    /// Every name that a rule may call a place: roles, shared layers, architectures.
    let places: [String]

    private static let kinds = [
        "forbidden", "layers", "throughProtocol", "mayCreate", "independentScenes", "imports",
    ]

    func rules(from node: ConfigurationNode?) throws(SubjectError) -> [Rule] {
        guard let node else { return [] }
        var rules: [Rule] = []
        var known: [String: ConfigurationPlace] = [:]
        let items = try node.list()
        try node.expect(items.count, of: "rules", atMost: 100)
        for item in items {
            let mapping = try item.mapping(keys: ["name", "in"] + Self.kinds)
            let name = try mapping.required("name")
            let rule = Rule(
                name: try name.name(for: "a rule"),
                architectures: try mapping["in"]?.names(of: "architecture", among: architectures) ?? [],
                kind: try kind(in: mapping)
            )
            if let first = known.updateValue(name.place, forKey: rule.name) {
                throw .duplicate(at: name.place, what: "rule", name: rule.name, first: first)
            }
            rules.append(rule)
        }
        // A name is looked up, a pattern is tried on each use of a type.
        let patterns = rules.lazy.flatMap(\.kind.places).count { $0.contains("*") }
        try node.expect(patterns, of: "patterns with * in all rules")
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
            let (from, to) = try sides("from", "to", of: value)
            return .forbidden(from: from, to: to)
        case "throughProtocol":
            let (from, to) = try sides("from", "to", of: value)
            return .throughProtocol(from: from, to: to)
        case "mayCreate":
            let (creators, created) = try sides("creators", "created", of: value)
            return .mayCreate(creators: creators, created: created)
        case "layers":
            let mapping = try value.mapping(keys: ["mayUse", "concreteOnly"])
            let isConcreteOnly = try mapping["concreteOnly"]?.flag() ?? false
            return .layers(try layers(from: mapping.required("mayUse")), concreteOnly: isConcreteOnly)
        case "independentScenes":
            let exceptions = try value.mapping(keys: ["except"])["except"]
            return .independentScenes(except: try exceptions.map(layers) ?? [])
        default:
            return .imports(allowed: try value.texts())
        }
    }

    private func sides(
        _ left: String,
        _ right: String,
        of node: ConfigurationNode
    ) throws(SubjectError) -> ([String], [String]) {
        let mapping = try node.mapping(keys: [left, right])
        return (try placeNames(in: mapping.required(left)), try placeNames(in: mapping.required(right)))
    }

    private func layers(from node: ConfigurationNode) throws(SubjectError) -> [Rule.Layer] {
        try node.entries().map { name, value throws(SubjectError) in
            Rule.Layer(place: try placeName(in: name), mayUse: try placeNames(in: value))
        }
    }

    private func placeNames(in node: ConfigurationNode) throws(SubjectError) -> [String] {
        let items = try node.oneOrMore()
        try node.expect(items.count, of: "patterns")
        return try items.map(placeName)
    }

    private func placeName(in node: ConfigurationNode) throws(SubjectError) -> String {
        let name = try node.text()
        guard name.contains("*") || places.contains(name) else {
            throw .noPlace(at: node.place, name: name, known: places)
        }
        return name
    }
}
