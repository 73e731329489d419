import Coupling
import Declarations
import Report

// What the measuring targets give, in the words of the report.

extension DeclarationCounts {
    init(_ declared: CodeBaseDeclarations) {
        let counts = declared.counts
        self.init(
            classes: counts[.class, default: 0],
            structs: counts[.struct, default: 0],
            enums: counts[.enum, default: 0],
            actors: counts[.actor, default: 0],
            protocols: counts[.protocol, default: 0]
        )
    }
}

extension GraphFigures {
    init(_ figures: CouplingFigures) {
        self.init(
            nodes: figures.nodes,
            edges: figures.edges,
            toProtocols: figures.edgesToProtocols,
            inversion: figures.inversion,
            cycles: Cycles(count: figures.cycles, types: figures.nodesInCycles),
            ccd: figures.cumulativeComponentDependency,
            acd: figures.averageComponentDependency,
            nccd: figures.normalizedComponentDependency,
            propagationCost: figures.propagationCost
        )
    }
}

extension RoleMartin {
    init(role: String, _ figures: MartinFigures) {
        self.init(
            role: role,
            afferent: figures.afferent,
            efferent: figures.efferent,
            instability: figures.instability,
            abstractness: figures.abstractness,
            distance: figures.distance
        )
    }
}
