import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct SequenceFigureTests {
    @Test(
        "Which role is farthest from the main sequence is said, whichever it is, or that none is off it",
        arguments: [
            (
                [("View", 0.25), ("Router", 0.5)],
                "Flat: as declared, farthest from the main sequence at D′ 0.50: Router."
            ),
            (
                [("View", 0.75), ("Router", 0.5)],
                "Flat: as declared, farthest from the main sequence at D′ 0.75: View."
            ),
            (
                [("View", 0.5), ("Router", 0.5)],
                "Flat: as declared, farthest from the main sequence at D′ 0.50: View, Router."
            ),
            ([("View", 0), ("Router", 0)], "Flat: every role is on the main sequence."),
            ([("View", 0), ("Router", nil)], "Flat: as declared, farthest from the main sequence at D′ 0.00: View."),
            ([("View", nil), ("Router", nil)], "Flat: no role is both used and using."),
        ] as [([(String, Double?)], String)]
    )
    func farthest(roles: [(String, Double?)], sentence: String) throws {
        let groups = roles.map { name, distance in
            GroupMartin(
                name: name,
                nodes: 1,
                protocols: 0,
                afferent: 1,
                efferent: 1,
                instability: Figure(0.5),
                abstractness: Figure(0.5),
                distance: Figure(distance)
            )
        }
        let graph = GraphFigures(
            nodes: 1,
            edges: 1,
            toProtocols: 0,
            cycles: .init(count: 0, nodes: 0),
            ccd: 1,
            acd: Figure(1),
            nccd: Figure(1),
            propagationCost: Figure(1),
            matrix: [],
            sceneMatrix: [],
            martin: MartinTable(whole: groups[0], roles: groups, scenes: [])
        )
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureCoupling(engine: .syntax, declared: graph, resolved: graph)
        )
        let column = try #require(Column.all(of: .of([figures])).first)
        let content = try #require(SequenceFigure.content(of: column, mark: nil, words: .standard))
        #expect((content["finding"] as? Words)?.en == sentence)
    }
}
