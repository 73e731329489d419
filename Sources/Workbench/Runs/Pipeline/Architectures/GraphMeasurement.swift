import Coupling
import Report
import Subject

extension GraphFigures {
    /// What a graph tells of an architecture; `graph` is that of the whole subject.
    init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let part = graph.part(ofModule: architecture.sources.name)
        let figures = CouplingFigures(of: part)
        self.init(
            nodes: figures.nodes,
            edges: figures.edges,
            toProtocols: figures.edgesToProtocols,
            betweenRoles: EdgesBetweenRoles(
                edges: figures.edgesBetweenRoles,
                toProtocols: figures.edgesBetweenRolesToProtocols
            ),
            cycles: Cycles(count: figures.cycles, nodes: figures.nodesInCycles),
            ccd: figures.cumulativeComponentDependency,
            acd: figures.averageComponentDependency,
            nccd: figures.normalizedComponentDependency,
            propagationCost: figures.propagationCost,
            matrix: part.roleCells(order: subject.roles.map(\.name) + subject.shared.map(\.name)),
            sceneMatrix: part.sceneCells(order: subject.scenes),
            martin: MartinTable(of: architecture, in: subject, graph: graph)
        )
    }
}

extension MartinTable {
    fileprivate init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let module = architecture.sources.name
        // What stands in none of a part's groups is outside all of them.
        func martin(_ names: [String], by group: (Node) -> String?) -> [GroupMartin] {
            let figures: [String?: MartinFigures] = graph.martinFigures { node in
                .some(node.module == module ? group(node) : nil)
            }
            return names.compactMap { name in figures[name].map { GroupMartin(name: name, $0) } }
        }
        let whole = graph.martinFigures { $0.module == module }[true]
        self.init(
            whole: GroupMartin(name: architecture.name, whole ?? .ofNothing),
            roles: martin(subject.roles.map(\.name), by: \.role),
            scenes: martin(subject.scenes, by: \.scene)
        )
    }
}

extension GroupMartin {
    fileprivate init(name: String, _ figures: MartinFigures) {
        self.init(
            name: name,
            nodes: figures.nodes,
            protocols: figures.protocols,
            afferent: figures.afferent,
            efferent: figures.efferent,
            instability: figures.instability,
            abstractness: figures.abstractness,
            distance: figures.distance
        )
    }
}
