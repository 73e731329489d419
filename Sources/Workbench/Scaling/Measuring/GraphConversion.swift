import Report

extension ScalePoint.Graph {
    init(_ figures: GraphFigures) {
        self.init(edges: figures.edges, propagationCost: figures.propagationCost.value)
    }
}
