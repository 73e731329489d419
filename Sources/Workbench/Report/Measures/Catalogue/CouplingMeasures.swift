import Words

extension MeasureGroup {
    static let declared = MeasureGroup(
        title: Words(en: "Coupling, as declared", zh: "耦合，只看声明"),
        measures: coupling(
            "declared",
            Words(en: "declared", zh: "只看声明"),
            { $0.coupling.declared },
            scope: Words(en: "An edge to a protocol ends there.", zh: "指向协议的边止于协议。"),
            edges: [
                Words(
                    en: "catwalk measure --format edges lists edges with their places, target by target.",
                    zh: "catwalk measure --format edges 按目标列出边并注明位置。"
                )
            ]
        ) + [
            Measure(
                "edges-to-protocols",
                at: "coupling.declared.toProtocols",
                title: Words(en: "Edges to protocols", zh: "止于协议的边"),
                in: .edges,
                definition: "Edges of the declared graph that end at a protocol, conformances included.",
                zh: "声明图中止于协议的边，含遵循关系。",
                value: { Double($0.coupling.declared.toProtocols) },
                derivation: {
                    .count(
                        $0.coupling.declared.edges,
                        text: Words(en: "of {{count}}", zh: "共 {{count}}"),
                        row: Words(en: "Under each number: of how many edges.", zh: "下方为边的总数。")
                    )
                }
            ),
            Measure(
                "edges-across-scenes",
                at: "coupling.declared.sceneMatrix.*.edges",
                title: Words(en: "Edges across scenes", zh: "跨页面的边"),
                in: .edges,
                definition: "Edges of the declared graph from a type of one scene to a type of another.",
                zh: "声明图中从一个页面的类型到另一个页面的类型的边。",
                value: { figures in
                    let cells = figures.coupling.declared.sceneMatrix
                    let hasScenes = !cells.isEmpty || figures.scenes.contains { $0.name != nil }
                    return hasScenes ? Double(cells.reduce(0) { $0 + $1.edges }) : nil
                },
                absence: { _ in .noScenes },
                derivation: { figures in
                    let cells = figures.coupling.declared.sceneMatrix.map {
                        Derivation.Share(count: $0.edges, name: "\($0.from) → \($0.to)")
                    }
                    return cells.isEmpty ? nil : .shares(cells)
                }
            ),
            Measure(
                "ui-free-code-lines",
                at: "uiFreeLines / lines.code",
                title: Words(en: "UI-free code lines", zh: "不依赖 UI 的代码行"),
                in: .share,
                as: .share,
                definition:
                    "The share of its code lines that stand in types, or in what files declare outside them, from which no "
                    + "layer that draws on a screen can be reached on the declared graph.",
                zh: "在声明图上到达不了任何绘制屏幕的层的那些类型、以及文件在类型之外的声明中的代码行所占的比例。",
                value: { figures in
                    guard let lines = figures.uiFreeLines, figures.lines.code > 0 else { return nil }
                    return Double(lines) / Double(figures.lines.code)
                },
                absence: { $0.uiFreeLines == nil ? .noUserInterface : nil },
                derivation: { figures in figures.uiFreeLines.map { .covered($0, of: figures.lines.code) } }
            ),
            Measure(
                "ui-free-deciding-lines",
                at: "deciding.uiFreeLines",
                title: Words(en: "UI-free deciding", zh: "不依赖 UI 的决策"),
                in: .share,
                as: .share,
                definition:
                    "The share of the code lines of its deciding bodies, those that branch or call the model, that stand "
                    + "in types, or in what files declare outside them, from which no layer that draws on a screen can be "
                    + "reached on the declared graph. Takes an index.",
                zh: "决策函数体（有分支或调用模型）的代码行中，所在的类型（或文件在类型之外的声明）在声明图上到达不了任何绘制屏幕的层的，占多大比例。需要索引。",
                value: { $0.deciding?.uiFreeLines?.share },
                absence: { $0.uiFreeLines == nil ? .noUserInterface : $0.decidingAbsence },
                derivation: { $0.deciding?.uiFreeLines.map { .covered($0.covered, of: $0.total) } }
            ),
            Measure(
                "breaches-of-rules",
                at: "violations.length",
                title: Words(en: "Places of breaches", zh: "违反规则之处"),
                in: .places,
                better: .lower,
                definition:
                    "Places where the architecture breaks one of the rules in .catwalk.yml; one breach may have several.",
                zh: "架构违反 .catwalk.yml 中规则的位置；一项违反可有多处。",
                value: { Double($0.violations.count) },
                absenceInReport: { $0.rules.isEmpty ? .noRules : nil }
            ),
        ]
    )

    package static let resolved = MeasureGroup(
        title: Words(en: "Coupling, as resolved", zh: "耦合，追到实现"),
        measures: coupling(
            "resolved",
            Words(en: "resolved", zh: "追到实现"),
            { $0.coupling.resolved },
            scope: Words(
                en: "An edge to a protocol also leads to each of its production conformers.",
                zh: "指向协议的边也通向它的每个产品代码中的遵循类型。"
            )
        ) + [
            Measure(
                "inversion",
                at: "coupling.collaborations.inversion",
                title: Words(en: "Inversion", zh: "依赖倒置"),
                in: .share,
                as: .share,
                definition:
                    "Of the pairs of types of two roles that work together, the share that does so through protocols only, "
                    + "in both directions. Left out: pairs that are only put together, and pairs with a plain value, a "
                    + "struct or an enum without a method. Takes an index.",
                zh: "两个角色的类型之间相互协作的类型对中，双向都只通过协议的比例。不计：只做装配的类型对，以及一方为纯值（没有方法的"
                    + "结构体或枚举）的类型对。需要索引。",
                value: { $0.coupling.collaborations?.inversion.value },
                absence: { $0.coupling.collaborations == nil ? .noIndex : nil },
                derivation: { $0.coupling.collaborations?.derivation }
            )
        ]
    )

    private static let nodes = Words(
        en:
            "A node is an outermost type with all that is nested in it, or what a file declares in no type; shared layers "
            + "are left out.",
        zh: "节点是最外层类型连同其嵌套内容，或文件中不属于任何类型的声明；共用层不计。"
    )

    /// What both graphs have; the two can tell opposite stories, so they stand side by side.
    private static func coupling(
        _ name: String,
        _ title: Words,
        _ graph: @escaping @Sendable (ArchitectureFigures) -> GraphFigures,
        scope: Words,
        edges: [Words] = []
    ) -> [Measure] {
        [
            Measure(
                "edges-\(name)",
                at: "coupling.\(name).edges",
                title: Words(en: "Edges", zh: "边"),
                variant: title,
                in: .edges,
                isHeadline: true,
                isBasic: true,
                definition: "Pairs of the architecture's own nodes in which one uses the other.",
                zh: "架构自有节点中一个使用另一个的节点对。",
                and: [scope, nodes] + edges,
                value: { Double(graph($0).edges) },
                derivation: { figures in
                    let nodes = graph(figures).nodes
                    return .count(
                        nodes,
                        text: Words(
                            en: "between {{count}} \(nodes == 1 ? "node" : "nodes")",
                            zh: "在 {{count}} 个节点之间"
                        ),
                        row: Words(en: "Under each number: its nodes.", zh: "下方为节点数。")
                    )
                }
            ),
            Measure(
                "propagation-cost-\(name)",
                at: "coupling.\(name).propagationCost",
                title: Words(en: "Propagation cost", zh: "传播成本"),
                variant: title,
                in: .share,
                as: .share,
                definition: "The share of all pairs of nodes in which one reaches the other over edges, each pair with "
                    + "itself included: CCD / n². It is at least 1 / n, so few nodes give a high one.",
                zh: "所有节点对（含自身）中可沿边到达的比例：CCD / n²。它不会低于 1 / n，因此节点少就高。",
                and: [scope, nodes],
                source: "MacCormack, Rusnak & Baldwin 2006",
                value: { graph($0).propagationCost.value },
                derivation: { .arithmetic("\(graph($0).ccd) / \(graph($0).nodes)²") }
            ),
            Measure(
                "acd-\(name)",
                at: "coupling.\(name).acd",
                title: Words(en: "Nodes reached, average", zh: "平均可到达的节点"),
                variant: title,
                in: .nodes,
                as: .decimal,
                isHeadline: true,
                definition:
                    "How many nodes a node reaches over edges, itself included, on average: the average component "
                    + "dependency (ACD), CCD / n.",
                zh: "每个节点平均可沿边到达的节点数（含自身），即平均组件依赖度（ACD）：CCD / n。",
                and: [scope, nodes],
                source: "Lakos 1996",
                value: { graph($0).acd.value },
                derivation: { .arithmetic("\(graph($0).ccd) / \(graph($0).nodes)") }
            ),
            Measure(
                "nccd-\(name)",
                at: "coupling.\(name).nccd",
                title: "NCCD",
                variant: title,
                in: .ratio,
                as: .decimal,
                definition:
                    "CCD, the sum over all nodes of how many each reaches, itself included, over that of a balanced "
                    + "binary tree of the same size, (n + 1) · log2(n + 1) − n.",
                zh: "CCD（每个节点可到达的节点数之和，含自身）除以同规模平衡二叉树的 CCD，(n + 1) · log2(n + 1) − n。",
                and: [scope, nodes],
                source: "Lakos 1996",
                value: { graph($0).nccd.value },
                derivation: { figures in
                    let graph = graph(figures)
                    let size = graph.nodes + 1
                    return .arithmetic("\(graph.ccd) / (\(size) · log2(\(size)) − \(graph.nodes))")
                }
            ),
            Measure(
                "nodes-in-cycles-\(name)",
                at: "coupling.\(name).cycles.nodes",
                title: Words(en: "Nodes in cycles", zh: "环中的节点"),
                variant: title,
                in: .nodes,
                definition: "Nodes of which each reaches another one that reaches it.",
                zh: "能到达另一个、又能被其到达的节点。",
                and: [scope, nodes],
                value: { Double(graph($0).cycles.nodes) },
                derivation: {
                    .count(
                        graph($0).cycles.count,
                        text: Words(en: "cycles: {{count}}", zh: "环：{{count}}"),
                        row: Words(en: "Under each number: how many cycles.", zh: "下方为环数。")
                    )
                }
            ),
        ]
    }
}

extension CollaborationFigures {
    /// `nil` without a pair that works together.
    fileprivate var derivation: Derivation? {
        if pairs == 0 { return nil }
        let leftOut = [
            Words(en: "\(assembly) for assembly", zh: "\(assembly) 对只做装配"),
            Words(en: "\(plainValues) for plain values", zh: "\(plainValues) 对含纯值"),
        ]
        let counted = zip([assembly, plainValues], leftOut).filter { $0.0 > 0 }.map(\.1)
        let share = Words(en: "\(throughProtocols) of \(pairs)", zh: "\(throughProtocols)/\(pairs)")
        return .remarks([
            .text(counted.isEmpty ? share : share + Words(en: "; left out: ", zh: "；不计：") + counted.listed)
        ])
    }
}
