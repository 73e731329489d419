import Support

// Figures that have every key that they may have, and in which nothing is counted.

extension ArchitectureFigures {
    init(outlining outline: ReportOutline.Architecture, costs: CostFigures) {
        let coupling = GraphFigures(outlining: outline)
        self.init(
            name: outline.name,
            files: 0,
            lines: .zero,
            synchronising: SynchronisingFigures(bodies: 0, lines: 0, protocolLines: 0),
            deciding: DecidingFigures(bodies: 0, lines: 0, uiFreeLines: CoverageCount.none, uiFree: CoverageCount.none),
            uiFreeLines: 0,
            declarations: .zero,
            roles: outline.roles.map(PartFigures.init(outlining:)),
            scenes: outline.scenes.map(PartFigures.init(outlining:)),
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: coupling,
                resolved: coupling,
                collaborations: CollaborationFigures(pairs: 0, throughProtocols: 0, assembly: 0, plainValues: 0)
            ),
            mappedRules: outline.mappedRules.map { MappedRuleFigures(name: $0, breaches: 0) },
            protocolPairs: outline.protocolPairs.map {
                ProtocolPairFigures(name: $0, protocol: "", requirements: 0, matched: 0, leftOut: 0, unmatched: 0)
            },
            counted: Dictionary(outline.counted.map { ($0, 0) }) { first, _ in first },
            measures: Measure.computed(of: []).mapValues { _ in Figure(0) },
            tests: TestFigures(
                files: 0,
                functions: 0,
                lines: .zero,
                doubles: 0,
                count: 0,
                cases: 0,
                scenarios: 0,
                medianLines: Figure(nil),
                medianCyclomatic: Figure(nil)
            ),
            coverage: .outline,
            uiFree: UIFreeFigures(tests: 0, coverage: .outline),
            costs: costs
        )
    }
}

extension CostFigures {
    init(outliningScenarios scenarios: [String], changes: [String]) {
        let costs = scenarios.map { name in
            ScenarioCosts(
                name: name,
                title: "",
                actions: 0,
                counts: CallCounts.none,
                excess: CallCounts.none,
                excessOverBaseline: CallCounts.none.ratios(to: .none),
                microseconds: .outline,
                microsecondsAboveFloor: .outline,
                microsecondsAboveBaseline: .outline,
                timeOverBaseline: .outline,
                mebibytes: .outline
            )
        }
        self.init(
            scenarios: costs,
            total: TotalCosts(of: costs, baseline: costs),
            bytesPerApp: .outline,
            bytesPerAppAboveFloor: .outline,
            build: BuildCosts(
                objectSize: 0,
                clean: BuildCosts.Build(outlining: "clean"),
                changes: changes.map(BuildCosts.Build.init(outlining:)),
                rebuildSeconds: 0
            )
        )
    }
}

extension BuildCosts.Build {
    fileprivate init(outlining name: String) {
        self.init(
            name: name,
            files: 0,
            seconds: .outline,
            processorSeconds: .outline,
            overBaseline: .outline,
            processorOverBaseline: .outline
        )
    }
}

extension MedianInterval {
    fileprivate static let outline = MedianInterval(median: 0, low: 0, high: 0)
}

extension PartFigures {
    fileprivate init(outlining name: String) {
        self.init(
            name: name,
            files: 0,
            types: 0,
            lines: .zero,
            largestType: 0,
            highestWMC: 0,
            state: 0,
            complexity: ComplexityFigures(of: []),
            coverage: .outline
        )
    }
}

extension GraphFigures {
    fileprivate init(outlining outline: ReportOutline.Architecture) {
        self.init(
            nodes: 0,
            edges: 0,
            toProtocols: 0,
            cycles: Cycles(count: 0, nodes: 0),
            ccd: 0,
            acd: Figure(nil),
            nccd: Figure(nil),
            propagationCost: Figure(nil),
            matrix: [],
            sceneMatrix: [],
            martin: MartinTable(
                whole: GroupMartin(outlining: outline.name),
                roles: outline.roles.map(GroupMartin.init(outlining:)),
                scenes: outline.scenes.map(GroupMartin.init(outlining:))
            )
        )
    }
}

extension GroupMartin {
    fileprivate init(outlining name: String) {
        self.init(
            name: name,
            nodes: 0,
            protocols: 0,
            afferent: 0,
            efferent: 0,
            instability: Figure(nil),
            abstractness: Figure(nil),
            distance: Figure(nil)
        )
    }
}

extension CoverageRuns<CoverageFigures> {
    fileprivate static var outline: Self { CoverageRuns(unit: .outline, scenarios: .outline, all: .outline) }
}

extension CoverageFigures {
    fileprivate static var outline: CoverageFigures {
        CoverageFigures(regions: .none, functions: .none, lines: .none, codeLines: CoverageCount.none)
    }
}
