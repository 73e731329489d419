import Testing
import Words

@testable import Report
@testable import Writers

struct RoleDiagramTests {
    @Test("Roles stand in the report's order, then those it does not list, then the layers that are used")
    func order() throws {
        let diagram = diagram([("Presenter", "View", 2), ("other", "Presenter", 1), ("View", "Model", 3)])
        #expect(
            diagram.text == """
                flowchart LR
                    place0["View"]
                    place1["Presenter"]
                    place2["other"]
                    place3(["Model"])
                    place1 -->|"2"| place0
                    place2 -->|"1"| place1
                    place0 -->|"3"| place3

                """
        )
    }

    @Test("Arrows that break a rule say how often, and are red; so is one within a role, which is not drawn otherwise")
    func breaches() throws {
        let cells = [("View", "View", 2), ("View", "Model", 3), ("Presenter", "Presenter", 1)]
        let diagram = diagram(cells, breaches: [("View", "Model"), ("View", "View"), ("View", "Model")])
        #expect(
            diagram.text == """
                flowchart LR
                    place0["View"]
                    place1["Presenter"]
                    place2(["Model"])
                    place0 -->|"2#44; 1 against a rule"| place0
                    place0 -->|"3#44; 2 against a rule"| place2
                    linkStyle 0,1 stroke:#cf222e,stroke-width:3px

                """
        )
    }

    @Test("Without edges there is nothing to draw")
    func empty() {
        #expect(diagram([]).text == nil)
    }

    private func diagram(
        _ cells: [(from: String, to: String, edges: Int)],
        breaches: [(from: String, to: String)] = []
    ) -> RoleDiagram {
        let matrix = cells.map { MatrixCell(from: $0.from, to: $0.to, edges: $0.edges, types: []) }
        let violations = breaches.map { breach in
            ViolationFigures(
                rule: "r",
                from: "A",
                to: "B",
                cell: .init(from: breach.from, to: breach.to),
                file: "A.swift",
                line: 1,
                column: nil,
                explanation: "",
                sentence: Sentence("")
            )
        }
        return RoleDiagram(
            of: .drawn(roles: ["View", "Presenter", "Router"], matrix: matrix, violations: violations),
            layers: ["Picture", "Model"]
        )
    }
}

extension ArchitectureFigures {
    fileprivate static func drawn(
        roles: [String],
        matrix: [MatrixCell],
        violations: [ViolationFigures]
    ) -> ArchitectureFigures {
        let graph = GraphFigures(
            nodes: 1,
            edges: 1,
            toProtocols: 0,
            cycles: .init(count: 0, nodes: 0),
            ccd: 1,
            acd: Figure(1),
            nccd: Figure(1),
            propagationCost: Figure(1),
            matrix: matrix,
            sceneMatrix: [],
            martin: mvc.coupling.declared.martin
        )
        return ArchitectureFigures(
            name: "MVP",
            files: 1,
            lines: .zero,
            declarations: .zero,
            roles: roles.map {
                PartFigures(name: $0, files: 1, types: 1, lines: .zero, complexity: ComplexityFigures(of: []))
            },
            coupling: ArchitectureCoupling(engine: .index, declared: graph, resolved: graph),
            violations: violations
        )
    }
}
