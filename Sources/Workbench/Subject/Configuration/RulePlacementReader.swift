/// Reads which architectures are held to rules of others, and in whose places their roles are put.
struct RulePlacementReader {
    let architectures: [String]
    let roles: [Role]
    let rules: [Rule]

    func placements(from node: ConfigurationNode?) throws(SubjectError) -> [RulePlacement] {
        var placements: [RulePlacement] = []
        for (name, value) in try node?.entries() ?? [] {
            let rule = try name.name(of: "rule", among: rules.map(\.name))
            for (architecture, places) in try value.entries() {
                let architecture = try architecture.name(of: "architecture", among: architectures)
                placements.append(
                    RulePlacement(
                        rule: rule,
                        architecture: architecture,
                        places: try self.places(from: places, architecture)
                    )
                )
            }
        }
        return placements.sorted { $0.rule < $1.rule }
    }
}

extension RulePlacementReader {
    private func places(
        from node: ConfigurationNode,
        _ architecture: String
    ) throws(SubjectError) -> [RulePlacement.Place] {
        let own = roles.filter { $0.architectures.isEmpty || $0.architectures.contains(architecture) }
        var places: [RulePlacement.Place] = []
        for (role, place) in try node.entries() {
            places.append(
                RulePlacement.Place(
                    role: try role.name(of: "role", among: own.map(\.name)),
                    place: try place.name(of: "role", among: roles.map(\.name))
                )
            )
        }
        return places
    }
}
