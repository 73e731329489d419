import Coupling

@testable import Report

extension ArchitectureCoupling {
    static let mvc = ArchitectureCoupling(
        engine: .syntax,
        declared: GraphFigures(
            nodes: 2,
            edges: 1,
            toProtocols: 0,
            betweenRoles: .none,
            cycles: .init(count: 0, nodes: 0),
            ccd: 3,
            acd: 1.5,
            nccd: 1.0889736868180788,
            propagationCost: 0.75,
            matrix: [MatrixCell(from: "Controller", to: "Model", edges: 4, types: ["LoadViewController"])],
            sceneMatrix: [
                SceneCell(
                    from: "Load",
                    to: "Edit",
                    edges: 1,
                    roles: [.init(name: "Controller", edges: 1)],
                    types: ["LoadViewController"]
                )
            ],
            martin: .mvc
        ),
        resolved: GraphFigures(
            nodes: 2,
            edges: 2,
            toProtocols: 0,
            betweenRoles: .none,
            cycles: .init(count: 1, nodes: 2),
            ccd: 4,
            acd: 2,
            nccd: 1.4519649157573718,
            propagationCost: 1,
            martin: .mvc
        )
    )

    static let viper = ArchitectureCoupling(
        engine: .index,
        declared: GraphFigures(
            nodes: 12,
            edges: 16,
            toProtocols: 9,
            betweenRoles: .init(edges: 6, toProtocols: 4),
            cycles: .init(count: 1, nodes: 3),
            ccd: 40,
            acd: 3.3333333333333335,
            nccd: 1.1078578147555214,
            propagationCost: 0.2777777777777778,
            martin: .viper
        ),
        resolved: GraphFigures(
            nodes: 12,
            edges: 25,
            toProtocols: 9,
            betweenRoles: .init(edges: 10, toProtocols: 4),
            cycles: .init(count: 1, nodes: 5),
            ccd: 72,
            acd: 6,
            nccd: 1.9941440665599384,
            propagationCost: 0.5,
            martin: .viper
        )
    )
}

extension MartinTable {
    fileprivate static let mvc = MartinTable(
        whole: GroupMartin(
            name: "MVC",
            nodes: 2,
            protocols: 0,
            afferent: 0,
            efferent: 2,
            instability: 1,
            abstractness: 0,
            distance: 0
        ),
        roles: [
            GroupMartin(
                name: "Controller",
                nodes: 2,
                protocols: 0,
                afferent: 0,
                efferent: 2,
                instability: 1,
                abstractness: 0,
                distance: 0
            )
        ]
    )

    fileprivate static let viper = MartinTable(
        whole: GroupMartin(
            name: "VIPER",
            nodes: 12,
            protocols: 5,
            afferent: 0,
            efferent: 0,
            instability: nil,
            abstractness: 0.4166666666666667,
            distance: nil
        )
    )
}
