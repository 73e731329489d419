import Report

extension PartMeasure {
    /// Of an architecture's roles, then of its scenes.
    static let rolesAndScenes = [
        PartMeasure(
            "largest-type-of-a-part",
            title: "Largest type",
            definition: Definition("Code lines of the largest type of a role, or of a scene."),
            value: { $0.largestType.map(Double.init) }
        ),
        PartMeasure(
            "highest-wmc-of-a-part",
            title: "Highest WMC",
            definition: Definition(
                "The highest summed cyclomatic complexity of a type of a role, or of a scene.",
                source: "Chidamber and Kemerer 1994"
            ),
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
            value: { $0.overhead.value },
            working: { .arithmetic("(\($0.lines.code) − \($0.logicLines)) / \($0.logicLines)") }
        ),
        PartMeasure(
            "carrying-lines-of-a-part",
            title: "Carrying lines",
            definition: Definition(
                "Code lines of the bodies in the files of a role, or of a scene, that have no branch, and call and "
                    + "create nothing of a layer that the configuration names as the model."
            ),
            value: { $0.carryingLines.map(Double.init) }
        ),
    ]

    private init(
        _ name: String,
        title: String,
        _ format: Measure.Format = .count,
        definition: Definition,
        value: @escaping @Sendable (PartFigures) -> Double?,
        working: @escaping @Sendable (PartFigures) -> Working? = { _ in nil }
    ) {
        self.init(name: name, title: title, format: format, definition: definition) { architecture in
            (architecture.roles + architecture.scenes).compactMap { part in
                part.name.map { name in
                    let value = value(part)
                    return Figure(part: name, value: value, working: value == nil ? nil : working(part))
                }
            }
        }
    }
}
