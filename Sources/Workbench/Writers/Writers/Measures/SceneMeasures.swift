import Report

extension PartMeasure {
    /// Of an architecture's roles, then of its scenes.
    static let rolesAndScenes = [
        PartMeasure(
            "largest-type-of-a-part",
            title: "Largest type",
            definition: Definition("Code lines of the largest type of a role, or of a scene."),
            of: parts,
            value: { $0.figures.largestType.map(Double.init) },
            derivation: { part, _ in part.type { $0.lines.code == part.figures.largestType } }
        ),
        PartMeasure(
            "highest-wmc-of-a-part",
            title: "Highest WMC",
            definition: Definition(
                "The highest summed cyclomatic complexity of a type of a role, or of a scene.",
                source: "Chidamber and Kemerer 1994"
            ),
            of: parts,
            value: { $0.figures.highestWMC.map(Double.init) },
            derivation: { part, _ in part.type { $0.wmc == part.figures.highestWMC } }
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
            value: { $0.figures.overhead.value },
            derivation: { part, _ in
                let logic = part.figures.logicLines
                return .arithmetic("(\(part.figures.lines.code) − \(logic)) / \(logic)")
            }
        ),
        PartMeasure(
            "glue-lines-of-a-part",
            title: "Glue lines",
            definition: Definition(
                "Code lines of the bodies in the files of a role, or of a scene, that have no branch, and call and "
                    + "create nothing of a layer that the configuration names as the model."
            ),
            of: parts,
            value: { $0.figures.glueLines.map(Double.init) }
        ),
    ]

    /// A role or a scene with its types.
    private struct PopulatedPart {
        let figures: PartFigures
        let types: [TypeFigures]

        /// The first of its types that the number is of.
        func type(where isMeant: (TypeFigures) -> Bool) -> Derivation? {
            types.first(where: isMeant).map { .remark("\($0.name), \($0.file):\($0.line)") }
        }
    }

    @Sendable
    private static func parts(of architecture: ArchitectureFigures) -> [(name: String, part: PopulatedPart)] {
        let files = Dictionary(grouping: architecture.sources, by: \.scene).mapValues { Set($0.map(\.path)) }
        let roles = architecture.roles.map { role in
            PopulatedPart(figures: role, types: architecture.types.filter { $0.role == role.name })
        }
        let scenes = architecture.scenes.map { scene in
            PopulatedPart(
                figures: scene,
                types: architecture.types.filter { files[scene.name, default: []].contains($0.file) }
            )
        }
        return (roles + scenes).compactMap { part in part.figures.name.map { ($0, part) } }
    }
}
