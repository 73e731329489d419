import Report

extension PartMeasure {
    /// Martin's figures of an architecture's roles, on the declared graph.
    static let roles = [
        PartMeasure(
            "ca",
            title: "Ca, afferent coupling",
            definition: Definition("Nodes outside a role that depend on nodes inside it.", source: "Martin 1994"),
            value: { Double($0.afferent) },
            working: { role, cells in names(of: cells.filter { $0.to == role.name }, count: role.afferent) }
        ),
        PartMeasure(
            "ce",
            title: "Ce, efferent coupling",
            definition: Definition(
                "Nodes inside a role that depend on nodes outside it; shared layers are outside, the toolchain is "
                    + "nowhere.",
                source: "Martin 1994"
            ),
            value: { Double($0.efferent) },
            working: { role, cells in names(of: cells.filter { $0.from == role.name }, count: role.efferent) }
        ),
        PartMeasure(
            "instability",
            title: "I, instability",
            .decimal,
            definition: Definition("Ce / (Ca + Ce); undefined where both are 0.", source: "Martin 1994"),
            value: { $0.instability.value },
            working: { role, _ in .arithmetic("\(role.efferent) / (\(role.afferent) + \(role.efferent))") }
        ),
        PartMeasure(
            "abstractness",
            title: "A, abstractness",
            .decimal,
            definition: Definition("The share of a role's nodes that are protocols.", source: "Martin 1994"),
            value: { $0.abstractness.value }
        ),
        PartMeasure(
            "distance",
            title: "D′, distance",
            .decimal,
            definition: Definition(
                "|A + I − 1|, the distance from the main sequence: 0 on it, 1 farthest from it.",
                source: "Martin 1994, normalised as in 2002 and 2017"
            ),
            value: { $0.distance.value },
            working: { role, _ in
                guard let abstractness = role.abstractness.value, let instability = role.instability.value else {
                    return nil
                }
                let shares = [abstractness, instability].map { NumberText.value($0, .decimal) }
                return .arithmetic("|\(shares[0]) + \(shares[1]) − 1|")
            }
        ),
    ]

    /// The nodes that the edges start from, as far as the matrix names all that are counted.
    private static func names(of cells: [MatrixCell], count: Int) -> Working? {
        let names = Set(cells.flatMap(\.types)).sorted()
        return names.isEmpty || names.count != count ? nil : .remark(names.joined(separator: ", "))
    }

    private init(
        _ name: String,
        title: String,
        _ format: Measure.Format = .count,
        definition: Definition,
        value: @escaping @Sendable (GroupMartin) -> Double?,
        working: @escaping @Sendable (GroupMartin, [MatrixCell]) -> Working? = { _, _ in nil }
    ) {
        self.init(name: name, title: title, format: format, definition: definition) { architecture in
            let graph = architecture.coupling.declared
            let crossings = graph.matrix.filter { $0.from != $0.to }
            return graph.martin.roles.map { role in
                let value = value(role)
                return Figure(part: role.name, value: value, working: value == nil ? nil : working(role, crossings))
            }
        }
    }
}
