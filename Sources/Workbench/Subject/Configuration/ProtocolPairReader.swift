/// Reads the tables of paired protocols, and makes sure that each is about two architectures.
struct ProtocolPairReader {
    let architectures: [String]
    private static let leftOut = "leftOut"

    func pairs(from node: ConfigurationNode?) throws(SubjectError) -> [ProtocolPair] {
        try (node?.entries() ?? []).map { name, value throws(SubjectError) in
            let mapping = try value.mapping(keys: ["protocols", "requirements"])
            let protocols = try protocols(from: mapping.required("protocols"))
            let sides = protocols.keys.sorted()
            var requirements: [ProtocolPair.Requirement] = []
            for item in try mapping.required("requirements").list() {
                let requirement = try requirement(from: item, sides: sides)
                try check(requirement, after: requirements)
                requirements.append(requirement)
            }
            return ProtocolPair(
                name: try name.name(for: "a pair of protocols"),
                protocols: protocols,
                requirements: requirements,
                place: value.place
            )
        }
    }
}

extension ProtocolPairReader {
    private func protocols(from node: ConfigurationNode) throws(SubjectError) -> [String: String] {
        var protocols: [String: String] = [:]
        for (architecture, name) in try node.entries() {
            protocols[try architecture.name(of: "architecture", among: architectures)] = try name.text()
        }
        guard protocols.count == 2 else {
            throw .wrongType(
                at: node.place,
                expected: "the protocols of two architectures",
                found: protocols.count == 1 ? "one protocol" : "\(protocols.count) protocols"
            )
        }
        return protocols
    }

    /// A text that both sides have, or a mapping of sides to what they have.
    private func requirement(
        from node: ConfigurationNode,
        sides: [String]
    ) throws(SubjectError) -> ProtocolPair.Requirement {
        guard node.isMapping else {
            let name = try node.text()
            return ProtocolPair.Requirement(names: Dictionary(sides.map { ($0, name) }) { $1 }, place: node.place)
        }
        let mapping = try node.mapping(keys: sides + [Self.leftOut])
        var names: [String: String] = [:]
        for side in sides { names[side] = try mapping[side]?.text() }
        return ProtocolPair.Requirement(names: names, leftOut: try mapping[Self.leftOut]?.text(), place: node.place)
    }

    /// Each row is about a requirement of one side at least, and no other row is about the same.
    private func check(
        _ row: ProtocolPair.Requirement,
        after others: [ProtocolPair.Requirement]
    ) throws(SubjectError) {
        guard !row.names.isEmpty else {
            throw .wrongType(at: row.place, expected: "a requirement of one of the protocols", found: "no requirement")
        }
        for (side, name) in row.names.sorted(by: { $0.key < $1.key }) {
            guard let first = others.first(where: { $0.names[side] == name }) else { continue }
            throw .duplicate(at: row.place, what: "requirement of \(side)", name: name, first: first.place)
        }
    }
}
