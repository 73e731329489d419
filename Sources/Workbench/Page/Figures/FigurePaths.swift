/// Where in `report.json` the measures of a comparison stand, below their architecture, by the measure's name.
///
/// `*` stands for each entry of a list, whose values are added.
enum FigurePaths {
    static subscript(measure: String) -> String { paths[measure] ?? measure }

    static let paths: [String: String] = [
        "files": "files",
        "types": "declarations.classes + declarations.structs + declarations.enums + declarations.actors"
            + " + declarations.protocols",
        "protocols": "declarations.protocols",
        "code-lines": "lines.code",
        "logical-lines": "lines.logical",
        "largest-type": "types.0.lines.code",
        "logic-lines": "logicLines",
        "overhead": "overhead",
        "glue-lines": "glueLines",
        "bodies": "complexity.bodies",
        "cyclomatic-sum": "complexity.cyclomatic.sum",
        "cyclomatic-worst": "complexity.cyclomatic.maximum",
        "cognitive-sum": "complexity.cognitive.sum",
        "cognitive-worst": "complexity.cognitive.maximum",
        "unit-tests": "tests.count",
        "scenarios-run": "tests.scenarios",
        "test-code-lines": "tests.lines.code",
        "test-doubles": "tests.doubles",
        "test-lines-per-line": "tests.lines.code / lines.code",
        "median-test-lines": "tests.medianLines",
        "median-cyclomatic": "tests.medianCyclomatic",
        "edges-declared": "coupling.declared.edges",
        "propagation-cost-declared": "coupling.declared.propagationCost",
        "nccd-declared": "coupling.declared.nccd",
        "nodes-in-cycles-declared": "coupling.declared.cycles.nodes",
        "edges-to-protocols": "coupling.declared.toProtocols",
        "inversion": "coupling.declared.inversion",
        "edges-across-scenes": "coupling.declared.sceneMatrix.*.edges",
        "ui-free-code-lines": "uiFreeLines / lines.code",
        "breaches-of-rules": "violations.length",
        "edges-resolved": "coupling.resolved.edges",
        "propagation-cost-resolved": "coupling.resolved.propagationCost",
        "nccd-resolved": "coupling.resolved.nccd",
        "nodes-in-cycles-resolved": "coupling.resolved.cycles.nodes",
        "regions-unit-tests": "coverage.unit.regions",
        "regions-scenarios": "coverage.scenarios.regions",
        "regions-any-test": "coverage.all.regions",
        "functions-any-test": "coverage.all.functions",
        "lines-any-test": "coverage.all.lines",
        "code-lines-any-test": "coverage.all.codeLines",
        "regions-ui-free": "uiFree.coverage.regions",
    ]
}
