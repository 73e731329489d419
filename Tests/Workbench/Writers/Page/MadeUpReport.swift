import Coupling
import Declarations
import Lines

@testable import Report

extension Report {
    /// Two architectures, of which the second stands on protocols, and a third whose tests fail.
    static let madeUp = Report(
        name: "Kiosk",
        baseline: "Flat",
        shared: [SharedLayer(name: "Model", files: 2, lines: LineCounts(code: 40, comment: 1, blank: 2, logical: 20))],
        architectures: [
            .measured(.flat), .measured(.deep),
            .failed(
                FailedArchitecture(
                    name: "Broken",
                    unit: [TestFailure(name: "adds up", message: "2 is not 3")],
                    scenarios: []
                )
            ),
        ],
        claims: [
            ClaimFigures(
                id: "C1",
                claim: LocalizedText(["en": "Deep is larger", "zh": "Deep 更大"]),
                measures: [
                    ClaimMeasure(
                        title: LocalizedText(["en": "code lines"]),
                        formula: "lines.code",
                        values: ["Flat": Figure(100), "Deep": Figure(250)]
                    )
                ],
                condition: "Deep > Flat",
                verdict: .holdsHere,
                needed: nil
            )
        ]
    )

    /// A report of these architectures, all of them measured.
    static func of(_ architectures: [ArchitectureFigures], unbuilt: LocalizedText? = nil) -> Report {
        Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: architectures.map { .measured($0) },
            unbuilt: unbuilt
        )
    }
}

extension ArchitectureFigures {
    static let flat = made(name: "Flat", code: 100, unit: 60, edges: (declared: 2, resolved: 2), nccd: (1, 1))

    static let deep = made(
        name: "Deep",
        code: 250,
        unit: 50,
        edges: (declared: 6, resolved: 9),
        nccd: (1.2, 1.8),
        reach: (4, 6, 9)
    )

    /// So many of its 10 deciding lines are free of the UI.
    ///
    /// Of its 80 code lines that can run, so many ran in unit tests, and 79 in either; none when there are no tests.
    static func made(
        name: String,
        code: Int,
        unit: Int?,
        edges: (declared: Int, resolved: Int),
        nccd: (declared: Double?, resolved: Double?),
        reach: (nodes: Int, declared: Int, resolved: Int) = (4, 6, 6),
        cyclic: (declared: Int, resolved: Int) = (0, 0),
        callbacks: [UnseenCallback] = [],
        types: [String] = [],
        uiFree: Int? = nil
    ) -> ArchitectureFigures {
        let body = BodyFigures(
            name: "pay()",
            kind: .function,
            type: "Till",
            role: "View",
            file: "\(name)/Till.swift",
            line: 4,
            lines: 1,
            cyclomatic: 3,
            coalescings: 0,
            cognitive: 2,
            regions: nil,
            synchronising: nil,
            deciding: nil,
            composing: nil
        )
        return ArchitectureFigures(
            name: name,
            files: 3,
            lines: LineCounts(code: code, comment: 5, blank: 10, logical: 50),
            deciding: uiFree.map {
                DecidingFigures(bodies: 1, lines: 10, uiFreeLines: CoverageCount(covered: $0, total: 10))
            },
            declarations: TypeCounts(classes: 2, structs: 1, enums: 0, actors: 0, protocols: 1),
            roles: [
                PartFigures(
                    name: "View",
                    files: 1,
                    types: 2,
                    lines: .zero,
                    complexity: ComplexityFigures(of: [body]),
                    coverage: unit.map(runs)
                )
            ],
            types: types.map { type in
                TypeFigures(
                    name: type,
                    kind: .class,
                    role: nil,
                    file: "\(name)/\(type).swift",
                    line: 1,
                    lines: .zero,
                    wmc: 0,
                    lcom4: Figure(nil),
                    state: nil,
                    regions: nil,
                    coupling: nil
                )
            },
            bodies: [body],
            coupling: ArchitectureCoupling(
                engine: .syntax,
                declared: graph(
                    edges: edges.declared,
                    nccd: nccd.declared,
                    reach: (reach.nodes, reach.declared),
                    cyclic: cyclic.declared,
                    matrix: [("View", "Presenter", 2)]
                ),
                resolved: graph(
                    edges: edges.resolved,
                    nccd: nccd.resolved,
                    reach: (reach.nodes, reach.resolved),
                    cyclic: cyclic.resolved,
                    matrix: [("View", "Presenter", 4), ("Presenter", "View", 1)]
                ),
                unseenCallbacks: callbacks
            ),
            tests: unit.map { _ in
                TestFigures(files: 1, functions: 6, lines: .zero, doubles: 0, count: 5, cases: 6, scenarios: 9)
            },
            coverage: unit.map(runs)
        )
    }

    private static func runs(unit: Int) -> CoverageRuns<CoverageFigures> {
        func figures(_ covered: Int) -> CoverageFigures {
            let count = CoverageCount(covered: covered, total: 80)
            return CoverageFigures(regions: count, functions: count, lines: count, codeLines: count)
        }
        return CoverageRuns(unit: figures(unit), scenarios: figures(70), all: figures(79))
    }

    private static func graph(
        edges: Int,
        nccd: Double?,
        reach: (nodes: Int, ccd: Int),
        cyclic: Int,
        matrix: [(from: String, to: String, edges: Int)]
    ) -> GraphFigures {
        let role = GroupMartin(
            name: "View",
            nodes: 4,
            protocols: 2,
            afferent: 1,
            efferent: 3,
            instability: Figure(0.75),
            abstractness: Figure(0.5),
            distance: Figure(0.25)
        )
        return GraphFigures(
            nodes: reach.nodes,
            edges: edges,
            toProtocols: 3,
            cycles: .init(count: cyclic == 0 ? 0 : 1, nodes: cyclic),
            ccd: reach.ccd,
            acd: Figure(Double(reach.ccd) / Double(reach.nodes)),
            nccd: Figure(nccd),
            propagationCost: Figure(Double(reach.ccd) / Double(reach.nodes * reach.nodes)),
            matrix: matrix.map { MatrixCell(from: $0.from, to: $0.to, edges: $0.edges, types: ["Till"]) },
            sceneMatrix: [],
            martin: MartinTable(whole: role, roles: [role], scenes: [])
        )
    }
}
