import Report

extension ScalePoint {
    /// Of a report's figures, and of what was taken beside them; `costs` has one for each round.
    init(pairs: Int, figures: ArchitectureFigures, objectSize: Int, testCases: Int?, costs: [RoundCosts]) {
        self.init(
            pairs: pairs,
            files: figures.files,
            codeLines: figures.lines.code,
            declared: Graph(figures.coupling.declared),
            resolved: Graph(figures.coupling.resolved),
            objectSize: objectSize,
            testCases: testCases,
            cleanBuild: costs.map(\.cleanBuild),
            rebuild: costs.map(\.rebuild),
            testRun: costs.compactMap(\.testRun)
        )
    }
}

extension ScalePoint.Graph {
    init(_ figures: GraphFigures) {
        self.init(edges: figures.edges, propagationCost: figures.propagationCost.value)
    }
}
