import Declarations
import Lines
import Words

@testable import Report
@testable import Rules

extension ArchitectureFigures {
    static let mvc = ArchitectureFigures(
        name: "MVC",
        files: 2,
        lines: LineCounts(code: 100, comment: 3, blank: 7, logical: 40),
        logicLines: 40,
        synchronising: SynchronisingFigures(bodies: 2, lines: 9, protocolLines: 3),
        deciding: DecidingFigures(
            bodies: 1,
            lines: 12,
            uiFreeLines: CoverageCount(covered: 9, total: 12),
            uiFree: CoverageCount(covered: 3, total: 4)
        ),
        composing: ComposingFigures(bodies: 1, lines: 12, scenes: [ComposedScene(name: "Load", lines: 12)]),
        uiFreeLines: 25,
        declarations: TypeCounts(classes: 2, structs: 0, enums: 0, actors: 0, protocols: 0),
        roles: [
            PartFigures(
                name: "Controller",
                files: 2,
                types: 2,
                lines: LineCounts(code: 100, comment: 3, blank: 7, logical: 40),
                logicLines: 40,
                largestType: 60,
                highestWMC: 4,
                state: 2,
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
                gaps: [CoveragePlace(line: 12, column: 8), CoveragePlace(line: 30, column: 5)],
                unitGaps: [CoveragePlace(line: 12, column: 8)]
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
                lcom4: Figure(nil),
                state: ["photo", "loading"],
                regions: .load,
                coupling: TypeCoupling(uses: 3, usedBy: 0, cbo: 3, rfc: 7)
            )
        ],
        bodies: [.load],
        coupling: .mvc,
        habitsNotLookedFor: [HabitAbsence(habit: "bypassedLayer", reason: .noIndex)],
        mappedRules: [MappedRuleFigures(name: "inward", breaches: 3)],
        protocolPairs: [
            ProtocolPairFigures(
                name: "Views",
                protocol: "LoadView",
                requirements: 7,
                matched: 4,
                leftOut: 1,
                unmatched: 2
            )
        ],
        counted: ["cures": 1],
        measures: ["deepestNesting": Figure(3)],
        tests: TestFigures(
            files: 2,
            functions: 6,
            lines: LineCounts(code: 80, comment: 0, blank: 0, logical: 30),
            doubles: 0,
            count: 5,
            cases: 6,
            scenarios: 44,
            medianLines: Figure(7.5),
            medianCyclomatic: Figure(1)
        ),
        coverage: .mvc,
        uiFree: UIFreeFigures(tests: 3, coverage: CoverageRuns<CoverageFigures>.mvcUIFree),
        growth: GrowthFigures(
            rebuild: [
                .init(pairs: 1, seconds: 0.5), .init(pairs: 2, seconds: 0.75, shortest: 0.5, longest: 1),
            ]
        )
    )

    static let viper = ArchitectureFigures(
        name: "VIPER",
        files: 8,
        lines: LineCounts(code: 250, comment: 0, blank: 0, logical: 90),
        declarations: TypeCounts(classes: 4, structs: 2, enums: 1, actors: 0, protocols: 5),
        coupling: .viper,
        violations: [
            ViolationFigures(
                rule: "view|model",
                from: "LoadView",
                to: "Cat",
                key: BreachKey(rule: "view|model", from: "VIPER.LoadView", to: "Model.Cat"),
                cell: .init(from: "View", to: "Model"),
                accepted: true,
                file: "VIPER/LoadView.swift",
                line: 9,
                column: 14,
                explanation: WordTable.standard(.breach).en,
                sentence: .breach
            )
        ],
        habits: [
            HabitFigures(
                habit: "protocolForTrifle",
                name: "CatNaming",
                file: "VIPER/CatNaming.swift",
                line: 1,
                explanation: WordTable.standard(.habit).en,
                sentence: .habit
            )
        ]
    )
}

extension Sentence {
    fileprivate static let breach = Sentence(
        "breach.uses",
        ["from": "LoadView (View)", "to": "Cat (Model)", "promise": .sentence(Sentence("promise.forbidden"))]
    )

    fileprivate static let habit = Sentence(
        "habit.protocolForTrifle.finding",
        ["name": "CatNaming", "conformer": "CatNames"]
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
        lines: 12,
        cyclomatic: 4,
        coalescings: 1,
        cognitive: 3,
        regions: .load,
        synchronising: nil,
        deciding: true,
        composing: true
    )
}
