import Coupling

@testable import Report

extension ArchitectureCoupling {
    static let mvc = ArchitectureCoupling(
        engine: .syntax,
        declared: GraphFigures(
            nodes: 2,
            edges: 1,
            toProtocols: 0,
            cycles: .init(count: 0, nodes: 0),
            ccd: 3,
            acd: Figure(1.5),
            nccd: Figure(1.0889736868180788),
            propagationCost: Figure(0.75),
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
            cycles: .init(count: 1, nodes: 2),
            ccd: 4,
            acd: Figure(2),
            nccd: Figure(1.4519649157573718),
            propagationCost: Figure(1),
            matrix: [],
            sceneMatrix: [],
            martin: .mvc
        )
    )

    static let viper = ArchitectureCoupling(
        engine: .index,
        declared: GraphFigures(
            nodes: 12,
            edges: 16,
            toProtocols: 9,
            cycles: .init(count: 1, nodes: 3),
            ccd: 40,
            acd: Figure(3.3333333333333335),
            nccd: Figure(1.1078578147555214),
            propagationCost: Figure(0.2777777777777778),
            matrix: [],
            sceneMatrix: [],
            martin: .viper
        ),
        resolved: GraphFigures(
            nodes: 12,
            edges: 25,
            toProtocols: 9,
            cycles: .init(count: 1, nodes: 5),
            ccd: 72,
            acd: Figure(6),
            nccd: Figure(1.9941440665599384),
            propagationCost: Figure(0.5),
            matrix: [],
            sceneMatrix: [],
            martin: .viper
        ),
        collaborations: CollaborationFigures(pairs: 6, throughProtocols: 4, assembly: 2, plainValues: 1),
        unseenCallbacks: [UnseenCallback(through: "Observation", file: "VIPER/Binding.swift", line: 1)]
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
            instability: Figure(1),
            abstractness: Figure(0),
            distance: Figure(0)
        ),
        roles: [
            GroupMartin(
                name: "Controller",
                nodes: 2,
                protocols: 0,
                afferent: 0,
                efferent: 2,
                instability: Figure(1),
                abstractness: Figure(0),
                distance: Figure(0)
            )
        ],
        scenes: []
    )

    fileprivate static let viper = MartinTable(
        whole: GroupMartin(
            name: "VIPER",
            nodes: 12,
            protocols: 5,
            afferent: 0,
            efferent: 0,
            instability: Figure(nil),
            abstractness: Figure(0.4166666666666667),
            distance: Figure(nil)
        ),
        roles: [],
        scenes: []
    )
}
