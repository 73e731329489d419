import Report

extension PartMeasure {
    /// Martin's figures of an architecture's roles, on the declared graph.
    static let roles = [
        PartMeasure(
            "ca",
            title: "Ca, afferent coupling",
            definition: Definition("Nodes outside a role that depend on nodes inside it.", source: "Martin 1994"),
            of: groups,
            value: { Double($0.afferent) },
            derivation: { role, own in nodes(of: own, where: { $0.to == role.name }, count: role.afferent) }
        ),
        PartMeasure(
            "ce",
            title: "Ce, efferent coupling",
            definition: Definition(
                "Nodes inside a role that depend on nodes outside it; shared layers are outside, the toolchain is "
                    + "nowhere.",
                source: "Martin 1994"
            ),
            of: groups,
            value: { Double($0.efferent) },
            derivation: { role, own in nodes(of: own, where: { $0.from == role.name }, count: role.efferent) }
        ),
        PartMeasure(
            "instability",
            title: "I, instability",
            .decimal,
            definition: Definition("Ce / (Ca + Ce); undefined where both are 0.", source: "Martin 1994"),
            of: groups,
            value: { $0.instability.value },
            derivation: { role, _ in .arithmetic("\(role.efferent) / (\(role.afferent) + \(role.efferent))") }
        ),
        PartMeasure(
            "abstractness",
            title: "A, abstractness",
            .decimal,
            definition: Definition("The share of a role's nodes that are protocols.", source: "Martin 1994"),
            of: groups,
            value: { $0.abstractness.value },
            derivation: { role, _ in .arithmetic("\(role.protocols) / \(role.nodes)") }
        ),
        PartMeasure(
            "distance",
            title: "D′, distance",
            .decimal,
            definition: Definition(
                "|A + I − 1|, the distance from the main sequence: 0 on it, 1 farthest from it.",
                source: "Martin 1994, normalised as in 2002 and 2017"
            ),
            of: groups,
            value: { $0.distance.value },
            derivation: { role, _ in
                guard let abstractness = role.abstractness.value, let instability = role.instability.value else {
                    return nil
                }
                let shares = [abstractness, instability].map { NumberText.value($0, .decimal) }
                return .arithmetic("|\(shares[0]) + \(shares[1]) − 1|")
            }
        ),
    ]

    @Sendable
    private static func groups(of architecture: ArchitectureFigures) -> [(name: String, part: GroupMartin)] {
        architecture.coupling.declared.martin.roles.map { ($0.name, $0) }
    }

    /// The nodes that the edges between roles start from, as far as the matrix names all that are counted.
    private static func nodes(
        of architecture: ArchitectureFigures,
        where isMeant: (MatrixCell) -> Bool,
        count: Int
    ) -> Derivation? {
        let cells = architecture.coupling.declared.matrix.filter { $0.from != $0.to && isMeant($0) }
        let names = Set(cells.flatMap(\.types)).sorted()
        return names.isEmpty || names.count != count ? nil : .remark(names.joined(separator: ", "))
    }
}
