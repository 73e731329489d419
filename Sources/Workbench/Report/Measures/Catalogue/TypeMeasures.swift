import Words

extension PartMeasure {
    /// Of an architecture's types: the highest ones.
    package static let types = [
        PartMeasure(
            "wmc",
            at: "types.*.wmc",
            title: "WMC",
            in: .paths,
            definition:
                "Weighted methods of a type: the cyclomatic complexity of its bodies, summed. Nested types count "
                + "apart.",
            zh: "类型的加权方法数：各函数体圈复杂度之和。嵌套类型另计。",
            source: "Chidamber & Kemerer 1994",
            highest: shownTypes,
            of: allTypes,
            value: { Double($0.wmc) },
            derivation: { place(of: $0, after: bodies(of: $0, in: $1)) }
        ),
        PartMeasure(
            "lcom4",
            at: "types.*.lcom4",
            title: "LCOM4",
            in: .components,
            definition:
                "Lack of cohesion: the connected components of a type's instance methods and stored properties, "
                + "joined where one uses the other. Undefined for a type without two methods and a stored "
                + "property.",
            zh: "内聚缺乏度：类型的实例方法与存储属性按相互使用连成的连通分量数。不足两个方法和一个存储属性的类型无定义。",
            source: "Hitz & Montazeri 1995",
            highest: shownTypes,
            of: allTypes,
            value: { $0.lcom4.value },
            derivation: { type, _ in place(of: type) }
        ),
        PartMeasure(
            "cbo",
            at: "types.*.coupling.cbo",
            title: "CBO",
            in: .nodes,
            definition: "Coupling between objects: nodes of the subject that a type uses or is used by, each once, on "
                + "the declared graph. Wider than Chidamber and Kemerer's, whose classes are coupled by methods "
                + "and variables alone.",
            zh: "对象间耦合：类型所使用或被其使用的主体节点，各计一次，只看声明的图。比 Chidamber 与 Kemerer 的更宽，后者只计方法与变量。",
            source: "cf. Chidamber & Kemerer 1994",
            highest: shownTypes,
            of: allTypes,
            value: { $0.coupling.map { Double($0.cbo) } },
            derivation: { type, _ in
                let uses = type.coupling.map { coupling in
                    Words(
                        en: "uses \(coupling.uses), used by \(coupling.usedBy)",
                        zh: "使用 \(coupling.uses)，被 \(coupling.usedBy) 使用"
                    )
                }
                return place(of: type, after: uses)
            }
        ),
        PartMeasure(
            "rfc",
            at: "types.*.coupling.rfc",
            title: "RFC",
            in: .functions,
            definition: "Response for a class: functions, methods and initialisers that a type declares or calls, each "
                + "once, those of the toolchain too. Accessors belong to their property and count for none, and "
                + "neither does what the compiler calls of its own. Takes an index.",
            zh: "类的响应集：类型声明或调用的函数、方法与构造器，各计一次，含工具链的。访问器归属性，不计；编译器自行调用的也不计。需要索引。",
            source: "Chidamber & Kemerer 1994",
            highest: shownTypes,
            of: allTypes,
            value: { $0.coupling?.rfc.map(Double.init) },
            absence: { $0.coupling.engine == .syntax ? .noIndex : nil },
            derivation: { type, _ in place(of: type) }
        ),
    ]

    private static let shownTypes = 5

    @Sendable
    private static func allTypes(of architecture: ArchitectureFigures) -> [(name: String, part: TypeFigures)] {
        architecture.types.map { ($0.name, $0) }
    }

    /// How many bodies a type's complexity is summed over; `nil` if the sum shows that others go by its name.
    private static func bodies(of type: TypeFigures, in architecture: ArchitectureFigures) -> Words? {
        let bodies = architecture.bodies.filter { $0.type == type.name }
        guard bodies.reduce(0, { $0 + $1.cyclomatic }) == type.wmc else { return nil }
        return Words(
            en: "in \(bodies.count) \(bodies.count == 1 ? "body" : "bodies")",
            zh: "在 \(bodies.count) 个函数体中"
        )
    }

    private static func place(of type: TypeFigures, after parts: Words? = nil) -> Derivation {
        .remarks((parts.map { [.text($0)] } ?? []) + [.place(name: nil, file: type.file, line: type.line)])
    }
}
