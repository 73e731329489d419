import Coverage
import Declarations
import Extraction
import Lines
import Report

extension Report {
    /// Two architectures, of which the second is larger and untested, and a failed third.
    static let sample = Report(
        name: "Cats",
        baseline: "MVC",
        shared: [
            SharedLayer(
                name: "Model",
                files: 2,
                lines: LineCounts(code: 40, comment: 10, blank: 5, logical: 20)
            )
        ],
        architectures: [.measured(.mvc), .measured(.viper), .failed(.mvp)],
        claims: [
            ClaimFigures(
                id: "C1",
                claim: LocalizedText(["en": "VIPER costs the most code", "zh": "VIPER 的代码最多"]),
                measures: [
                    ClaimMeasure(
                        title: LocalizedText(["en": "code lines", "zh": "代码行"]),
                        formula: "lines.code",
                        values: ["MVC": Figure(100), "VIPER": Figure(250)]
                    )
                ],
                condition: "highest(lines.code) == VIPER",
                verdict: .holdsHere
            ),
            ClaimFigures(
                id: "C15",
                claim: LocalizedText(["en": "VIPER is the hardest to learn"]),
                verdict: .cannotBeToldHere,
                needed: LocalizedText(["en": "a study with people who learn it"])
            ),
        ],
        excerpts: [
            Excerpt(
                file: "A.swift",
                line: 2,
                firstLine: 1,
                lines: [[], [.init(kind: .keyword, text: "func"), .init(kind: nil, text: " load() {}")]]
            )
        ]
    )
}

extension ArchitectureFigures {
    static let mvc = ArchitectureFigures(
        name: "MVC",
        files: 2,
        lines: LineCounts(code: 100, comment: 3, blank: 7, logical: 40),
        logicLines: 40,
        carryingLines: 12,
        uiFreeLines: 25,
        declarations: TypeCounts(classes: 2, structs: 0, enums: 0, actors: 0, protocols: 0),
        roles: [
            PartFigures(
                name: "Controller",
                files: 2,
                types: 2,
                lines: LineCounts(code: 100, comment: 3, blank: 7, logical: 40),
                logicLines: 40,
                carryingLines: 12,
                largestType: 60,
                highestWMC: 4,
                complexity: ComplexityFigures(of: [.load]),
                coverage: .mvc
            )
        ],
        scenes: [PartFigures(name: nil, files: 2, types: 2, lines: .zero, complexity: ComplexityFigures(of: []))],
        sources: [
            SourceFigures(
                path: "MVC/Load.swift",
                role: "Controller",
                scene: "Load",
                lines: .zero,
                coverage: .mvc,
                gaps: [CoveragePlace(line: 12, column: 8), CoveragePlace(line: 30, column: 5)]
            )
        ],
        types: [
            TypeFigures(
                name: "LoadViewController",
                kind: .class,
                role: "Controller",
                file: "MVC/Load.swift",
                line: 3,
                lines: LineCounts(code: 60, comment: 0, blank: 0, logical: 25),
                wmc: 4,
                lcom4: nil,
                regions: .load,
                coupling: TypeCoupling(uses: 3, usedBy: 0, cbo: 3, rfc: 7)
            )
        ],
        bodies: [.load],
        coupling: ArchitectureCoupling(
            engine: .syntax,
            declared: GraphFigures(
                nodes: 2,
                edges: 1,
                toProtocols: 0,
                inversion: nil,
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
                inversion: nil,
                cycles: .init(count: 1, nodes: 2),
                ccd: 4,
                acd: 2,
                nccd: 1.4519649157573718,
                propagationCost: 1,
                martin: .mvc
            )
        ),
        placedRules: [PlacedRuleFigures(name: "inward", breaches: 3)],
        protocolPairs: [ProtocolPairFigures(name: "Views", protocol: "LoadView", matched: 4, leftOut: 1, unmatched: 2)],
        tests: TestFigures(
            count: 5,
            cases: 6,
            scenarios: 44,
            files: 2,
            lines: LineCounts(code: 80, comment: 0, blank: 0, logical: 30),
            doubles: 0,
            medianLines: 7.5,
            medianCyclomatic: 1
        ),
        coverage: .mvc,
        uiFree: UIFreeFigures(tests: 3, coverage: CoverageRuns<CoverageFigures>.mvcUIFree)
    )

    static let viper = ArchitectureFigures(
        name: "VIPER",
        files: 8,
        lines: LineCounts(code: 250, comment: 0, blank: 0, logical: 90),
        declarations: TypeCounts(classes: 4, structs: 2, enums: 1, actors: 0, protocols: 5),
        coupling: ArchitectureCoupling(
            engine: .index,
            declared: GraphFigures(
                nodes: 12,
                edges: 16,
                toProtocols: 9,
                inversion: 0.6666666666666666,
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
                inversion: 0.4,
                cycles: .init(count: 1, nodes: 5),
                ccd: 72,
                acd: 6,
                nccd: 1.9941440665599384,
                propagationCost: 0.5,
                martin: .viper
            )
        ),
        violations: [
            ViolationFigures(
                rule: "view|model",
                from: "LoadView",
                to: "Cat",
                file: "VIPER/LoadView.swift",
                line: 9,
                explanation: "LoadView (View) uses Cat (Model), which is forbidden."
            )
        ],
        habits: [
            HabitFigures(
                habit: "protocolForTrifle",
                name: "CatNaming",
                file: "VIPER/CatNaming.swift",
                line: 1,
                explanation: "CatNaming has one conformer, CatNames, and no test stands in for it."
            )
        ]
    )
}

extension FailedArchitecture {
    static let mvp = FailedArchitecture(
        name: "MVP",
        failures: .init(
            unit: [TestFailure(name: "load asks the service", message: "Expectation failed")],
            scenarios: [
                TestFailure(name: "cancel\nthen load", message: "wrong\nframe", file: "Tests/Run.swift", line: 4)
            ]
        )
    )
}

extension CoverageRuns<CoverageFigures> {
    static let mvc = CoverageRuns(unit: figures(30), scenarios: figures(45), all: figures(49))

    fileprivate static let mvcUIFree = figures(20)

    private static func figures(_ covered: Int) -> CoverageFigures {
        CoverageFigures(
            regions: CoverageCount(covered: covered, total: 50),
            functions: CoverageCount(covered: 10, total: 10),
            lines: CoverageCount(covered: covered + 30, total: 80),
            codeLines: CoverageCount(covered: covered + 20, total: 70)
        )
    }
}

extension CoverageRuns<CoverageCount> {
    fileprivate static let load = CoverageRuns(
        unit: CoverageCount(covered: 0, total: 3),
        scenarios: CoverageCount(covered: 3, total: 3),
        all: CoverageCount(covered: 3, total: 3)
    )
}

extension BodyFigures {
    fileprivate static let load = BodyFigures(
        name: "load(_:)",
        kind: .function,
        type: "LoadViewController",
        role: "Controller",
        file: "MVC/Load.swift",
        line: 12,
        cyclomatic: 4,
        coalescings: 1,
        cognitive: 3,
        regions: .load
    )
}

extension MartinTable {
    fileprivate static let mvc = MartinTable(
        whole: GroupMartin(
            name: "MVC",
            afferent: 0,
            efferent: 2,
            instability: 1,
            abstractness: 0,
            distance: 0
        ),
        roles: [
            GroupMartin(
                name: "Controller",
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
            afferent: 0,
            efferent: 0,
            instability: nil,
            abstractness: 0.4166666666666667,
            distance: nil
        )
    )
}
