import Words

extension PartMeasure {
    /// Martin's figures of an architecture's roles, on the declared graph.
    package static let roles = [
        PartMeasure(
            "ca",
            at: "coupling.declared.martin.roles.*.afferent",
            title: Words(en: "Ca, afferent coupling", zh: "Ca，传入耦合"),
            in: .nodes,
            definition: "Nodes outside a role that depend on nodes inside it.",
            zh: "角色之外依赖角色之内的节点。",
            source: "Martin 1994",
            of: groups,
            value: { Double($0.afferent) },
            derivation: { role, own in nodes(of: own, where: { $0.to == role.name }, count: role.afferent) }
        ),
        PartMeasure(
            "ce",
            at: "coupling.declared.martin.roles.*.efferent",
            title: Words(en: "Ce, efferent coupling", zh: "Ce，传出耦合"),
            in: .nodes,
            definition: "Nodes inside a role that depend on nodes outside it; shared layers are outside, and "
                + "the toolchain is not counted.",
            zh: "角色之内依赖角色之外的节点；共用层在外，工具链不计。",
            source: "Martin 1994",
            of: groups,
            value: { Double($0.efferent) },
            derivation: { role, own in nodes(of: own, where: { $0.from == role.name }, count: role.efferent) }
        ),
        PartMeasure(
            "instability",
            at: "coupling.declared.martin.roles.*.instability",
            title: Words(en: "I, instability", zh: "I，不稳定度"),
            in: .ratio,
            as: .decimal,
            definition: "Ce / (Ca + Ce); undefined if both are 0.",
            zh: "Ce / (Ca + Ce)；两者皆为 0 时无定义。",
            source: "Martin 1994",
            of: groups,
            value: { $0.instability.value },
            derivation: { role, _ in .arithmetic("\(role.efferent) / (\(role.afferent) + \(role.efferent))") }
        ),
        PartMeasure(
            "abstractness",
            at: "coupling.declared.martin.roles.*.abstractness",
            title: Words(en: "A, abstractness", zh: "A，抽象度"),
            in: .ratio,
            as: .decimal,
            definition: "The share of a role's nodes that are protocols.",
            zh: "角色节点中协议的比例。",
            source: "Martin 1994",
            of: groups,
            value: { $0.abstractness.value },
            derivation: { role, _ in .arithmetic("\(role.protocols) / \(role.nodes)") }
        ),
        PartMeasure(
            "distance",
            at: "coupling.declared.martin.roles.*.distance",
            title: Words(en: "D′, distance", zh: "D′，距离"),
            in: .ratio,
            as: .decimal,
            definition: "|A + I − 1|, the distance from the main sequence: 0 on it, 1 farthest from it.",
            zh: "|A + I − 1|，到主序列的距离：0 在其上，1 最远。",
            source: "Martin 1994, 2002, 2017",
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
        return names.isEmpty || names.count != count ? nil : .remarks([.names(names)])
    }
}
