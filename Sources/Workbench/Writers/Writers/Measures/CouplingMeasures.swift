import Report

extension MeasureGroup {
    static let declared = MeasureGroup(
        title: "Coupling, as declared",
        measures: coupling("declared", \.declared, scope: "An edge to a protocol ends there. \(nodes)", edges: listing)
            + [
                Measure(
                    "Edges to protocols",
                    definition: Definition(
                        "Edges of the declared graph that end at a protocol, conformances included."
                    ),
                    value: { Double($0.coupling.declared.toProtocols) },
                    derivation: { .remark("of \($0.coupling.declared.edges)") }
                ),
                Measure(
                    "Inversion",
                    .share,
                    definition: Definition(
                        "The share of edges between two roles that end at a protocol, conformances left out."
                    ),
                    value: { $0.coupling.declared.inversion.value },
                    derivation: { figures in
                        let crossing = figures.coupling.declared.betweenRoles
                        return crossing.edges == 0 ? nil : .arithmetic("\(crossing.toProtocols) / \(crossing.edges)")
                    }
                ),
                Measure(
                    "Edges across scenes",
                    definition: Definition(
                        "Edges of the declared graph from a type of one scene to a type of another."
                    ),
                    value: { figures in Double(figures.coupling.declared.sceneMatrix.reduce(0) { $0 + $1.edges }) },
                    derivation: { figures in
                        let cells = figures.coupling.declared.sceneMatrix.map { "\($0.edges) \($0.from) → \($0.to)" }
                        return cells.isEmpty ? nil : .arithmetic(cells.joined(separator: " + "))
                    }
                ),
                Measure(
                    "UI-free code lines",
                    .share,
                    definition: Definition(
                        "The share of its code lines that stand in types from which no layer that draws on a screen can be "
                            + "reached on the declared graph."
                    ),
                    value: { figures in
                        guard let lines = figures.uiFreeLines, figures.lines.code > 0 else { return nil }
                        return Double(lines) / Double(figures.lines.code)
                    },
                    derivation: { figures in figures.uiFreeLines.map { .arithmetic("\($0) / \(figures.lines.code)") } }
                ),
                Measure(
                    "Breaches of rules",
                    definition: Definition("Places where the architecture breaks one of the rules in .catwalk.yml."),
                    value: { Double($0.violations.count) }
                ),
            ]
    )

    static let resolved = MeasureGroup(
        title: "Coupling, as resolved",
        measures: coupling(
            "resolved",
            \.resolved,
            scope: "An edge to a protocol also leads to each of its production conformers. \(nodes)"
        )
    )

    private static let listing = " What catwalk measure --format edges prints has each with its places."

    private static let nodes =
        "A node is an outermost type with all that is nested in it, or what a file declares in no type; shared layers are "
        + "left out."

    /// What both graphs have; the two can tell opposite stories, so they stand side by side.
    private static func coupling(
        _ name: String,
        _ graph: KeyPath<ArchitectureCoupling, GraphFigures> & Sendable,
        scope: String,
        edges: String = ""
    ) -> [Measure] {
        [
            Measure(
                "Edges",
                in: name,
                isHeadline: true,
                definition: Definition(
                    "Pairs of the architecture's own nodes of which the one uses the other. \(scope)\(edges)"
                ),
                value: { Double($0.coupling[keyPath: graph].edges) },
                derivation: { figures in
                    let count = figures.coupling[keyPath: graph].nodes
                    return .remark("between \(count) \(count == 1 ? "node" : "nodes")")
                }
            ),
            Measure(
                "Propagation cost",
                in: name,
                .share,
                isHeadline: true,
                definition: Definition(
                    "The share of all pairs of nodes of which the one reaches the other over edges, each pair with "
                        + "itself included: CCD / n². \(scope)",
                    source: "MacCormack, Rusnak and Baldwin 2006"
                ),
                value: { $0.coupling[keyPath: graph].propagationCost.value },
                derivation: { figures in
                    let graph = figures.coupling[keyPath: graph]
                    return .arithmetic("\(graph.ccd) / \(graph.nodes)²")
                }
            ),
            Measure(
                "NCCD",
                in: name,
                .decimal,
                definition: Definition(
                    "CCD, the sum over all nodes of how many each reaches, itself included, over that of a balanced "
                        + "binary tree of the same size, (n + 1) · log2(n + 1) − n. \(scope)",
                    source: "Lakos 1996"
                ),
                value: { $0.coupling[keyPath: graph].nccd.value },
                derivation: { figures in
                    let graph = figures.coupling[keyPath: graph]
                    let size = graph.nodes + 1
                    return .arithmetic("\(graph.ccd) / (\(size) · log2(\(size)) − \(graph.nodes))")
                }
            ),
            Measure(
                "Nodes in cycles",
                in: name,
                definition: Definition("Nodes of which each reaches another one that reaches it. \(scope)"),
                value: { Double($0.coupling[keyPath: graph].cycles.nodes) },
                derivation: { .remark("cycles: \($0.coupling[keyPath: graph].cycles.count)") }
            ),
        ]
    }
}
