import Report

extension PartMeasure {
    /// Of an architecture's roles, then of its scenes.
    static let rolesAndScenes = [
        PartMeasure(
            "largest-type-of-a-part",
            title: "Largest type",
            definition: Definition("Code lines of the largest type of a role, or of a scene."),
            of: parts,
            value: { $0.largestType.map(Double.init) }
        ),
        PartMeasure(
            "highest-wmc-of-a-part",
            title: "Highest WMC",
            definition: Definition(
                "The highest summed cyclomatic complexity of a type of a role, or of a scene.",
                source: "Chidamber and Kemerer 1994"
            ),
            of: parts,
            value: { $0.highestWMC.map(Double.init) }
        ),
        PartMeasure(
            "overhead-of-a-part",
            title: "Overhead",
            .decimal,
            definition: Definition(
                "Code lines of declarations and wiring in the files of a role, or of a scene, for each of their lines "
                    + "that a statement in a body touches."
            ),
            of: parts,
            value: { $0.overhead.value },
            working: { part, _ in .arithmetic("(\(part.lines.code) − \(part.logicLines)) / \(part.logicLines)") }
        ),
        PartMeasure(
            "glue-lines-of-a-part",
            title: "Glue lines",
            definition: Definition(
                "Code lines of the bodies in the files of a role, or of a scene, that have no branch, and call and "
                    + "create nothing of a layer that the configuration names as the model."
            ),
            of: parts,
            value: { $0.glueLines.map(Double.init) }
        ),
    ]

    @Sendable
    private static func parts(of architecture: ArchitectureFigures) -> [(name: String, part: PartFigures)] {
        (architecture.roles + architecture.scenes).compactMap { part in part.name.map { ($0, part) } }
    }
}
