import Words

extension PartMeasure {
    /// Of an architecture's roles, then of its scenes.
    package static let rolesAndScenes = [
        PartMeasure(
            "largest-type-of-a-part",
            at: "roles.*.largestType, scenes.*.largestType",
            title: Words(en: "Largest type", zh: "最大类型"),
            in: .lines,
            definition: "Code lines of the largest type of a role, or of a scene.",
            zh: "一个角色或一个页面中最大类型的代码行。",
            of: parts,
            value: { $0.figures.largestType.map(Double.init) },
            derivation: { part, _ in part.type { $0.lines.code == part.figures.largestType } }
        ),
        PartMeasure(
            "highest-wmc-of-a-part",
            at: "roles.*.highestWMC, scenes.*.highestWMC",
            title: Words(en: "Highest WMC", zh: "最高 WMC"),
            in: .paths,
            definition: "The highest summed cyclomatic complexity of a type of a role, or of a scene.",
            zh: "一个角色或一个页面中，单个类型的圈复杂度之和的最高值。",
            source: "Chidamber & Kemerer 1994",
            of: parts,
            value: { $0.figures.highestWMC.map(Double.init) },
            derivation: { part, _ in part.type { $0.wmc == part.figures.highestWMC } }
        ),
        PartMeasure(
            "overhead-of-a-part",
            at: "roles.*.overhead, scenes.*.overhead",
            title: Words(en: "Overhead", zh: "样板代码比"),
            in: .ratio,
            as: .decimal,
            definition:
                "Code lines of declarations and wiring in the files of a role, or of a scene, for each of their "
                + "lines that a statement in a body touches.",
            zh: "一个角色或一个页面的文件中，声明与装配的代码行与被函数体内语句触及的代码行之比。",
            of: parts,
            value: { $0.figures.overhead.value },
            derivation: { part, _ in
                let logic = part.figures.logicLines
                return .arithmetic("(\(part.figures.lines.code) − \(logic)) / \(logic)")
            }
        ),
        PartMeasure(
            "state-of-a-part",
            at: "roles.*.state, scenes.*.state",
            title: Words(en: "State variables", zh: "状态变量"),
            in: .variables,
            definition: "Who holds the state: variables that types of a role, or of a scene, keep state in, as "
                + "state-variables adds them up.",
            zh: "谁持有状态：一个角色或一个页面的类型保存状态的变量，即 state-variables 所加总的。",
            source: "cf. Lorenz & Kidd 1994",
            of: parts,
            value: { $0.figures.state.map(Double.init) },
            derivation: { part, _ in
                let names = part.types.flatMap { type in (type.state ?? []).map { "\(type.name).\($0)" } }
                return names.isEmpty ? nil : .remarks([.names(names)])
            }
        ),
        PartMeasure(
            "composing-of-a-scene",
            at: "composing.scenes.*.lines",
            title: Words(en: "Composing lines of a scene", zh: "页面的组装代码行"),
            in: .lines,
            definition:
                "What one more scene adds to composing-lines: code lines of the bodies that make an object of the scene's "
                + "classes. A body that makes objects of two scenes counts for both.",
            zh: "多一个页面会给 composing-lines 增加多少：创建该页面某个类的对象的函数体的代码行。为两个页面创建对象的函数体两边都计。",
            of: { ($0.composing?.scenes ?? []).map { ($0.name, $0) } },
            value: { Double($0.lines) }
        ),
    ]

    /// A role or a scene with its types.
    private struct PopulatedPart {
        let figures: PartFigures
        let types: [TypeFigures]

        /// The first of its types that the number is of.
        func type(where isMeant: (TypeFigures) -> Bool) -> Derivation? {
            types.first(where: isMeant).map { .remarks([.place(name: $0.name, file: $0.file, line: $0.line)]) }
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
