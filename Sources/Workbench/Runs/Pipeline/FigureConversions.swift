import Complexity
import Coupling
import Declarations
import Gate
import Report
import Rules

// What the measuring targets give, in the words of the report.

extension GraphFigures {
    init(_ figures: CouplingFigures, matrix: RoleMatrix, scenes: SceneMatrix, martin: MartinTable) {
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
            matrix: matrix.cells.map { MatrixCell(from: $0.row, to: $0.column, edges: $0.edges, types: $0.from) },
            sceneMatrix: scenes.cells.map(SceneCell.init),
            martin: martin
        )
    }
}

extension SceneCell {
    init(_ cell: SceneMatrix.Cell) {
        let roles = cell.roles.sorted { $0.key < $1.key }.map { RoleEdges(name: $0.key, edges: $0.value) }
        self.init(from: cell.row, to: cell.column, edges: cell.edges, roles: roles, types: cell.from)
    }
}

extension BodyFigures {
    init(_ body: Body, role: String?, regions: CoverageRuns<CoverageCount>?) {
        self.init(
            name: body.name,
            kind: body.kind,
            type: body.type,
            role: role,
            file: body.file,
            line: body.position.line,
            cyclomatic: body.cyclomatic.value,
            coalescings: body.cyclomatic.coalescings,
            cognitive: body.cognitive?.value,
            regions: regions
        )
    }
}

extension HabitFigures {
    init(_ finding: HabitFinding) {
        self.init(
            habit: finding.habit.rawValue,
            name: finding.name,
            file: finding.file,
            line: finding.position.line,
            explanation: finding.explanation
        )
    }
}

extension ViolationFigures {
    init(_ violation: Violation) {
        self.init(
            rule: violation.rule,
            from: violation.from,
            to: violation.to,
            cell: Cell(violation),
            file: violation.file,
            line: violation.position.line,
            column: violation.position.column,
            explanation: violation.explanation
        )
    }
}

extension ViolationFigures.Cell {
    fileprivate init?(_ violation: Violation) {
        guard let row = violation.matrixRow, let column = violation.matrixColumn else { return nil }
        self.init(from: row, to: column)
    }
}

extension GroupMartin {
    init(name: String, _ figures: MartinFigures) {
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

extension FileSnapshot {
    init(_ file: SourceFile, owner: String, isTest: Bool) {
        let bodies = file.bodies.bodies
        self.init(
            owner: owner,
            lines: file.lines.counts(),
            cyclomatic: bodies.reduce(0) { $0 + $1.cyclomatic.value },
            cognitive: bodies.reduce(0) { $0 + ($1.cognitive?.value ?? 0) },
            types: file.declarations.types.map(\.qualifiedName).sorted(),
            tests: isTest ? file.parsed.testFunctions : nil
        )
    }
}
