import Words

extension PartMeasure {
    /// Of an architecture's types: the highest ones.
    package static let types = [
        PartMeasure(
            "wmc",
            at: "types.*.wmc",
            title: "WMC",
            in: .paths,
            definition: Definition(
                en: "Weighted methods of a type: the cyclomatic complexity of its bodies, summed. Nested types count "
                    + "apart.",
                zh: "类型的加权方法数：各函数体圈复杂度之和。嵌套类型另计。",
                source: "Chidamber & Kemerer 1994"
            ),
            value: { Double($0.wmc) },
            parts: bodies
        ),
        PartMeasure(
            "lcom4",
            at: "types.*.lcom4",
            title: "LCOM4",
            in: .components,
            definition: Definition(
                en: "Lack of cohesion: the connected components of a type's instance methods and stored properties, "
                    + "joined where one uses the other. Undefined for a type without two methods and a stored "
                    + "property.",
                zh: "内聚缺乏度：类型的实例方法与存储属性按相互使用连成的连通分量数。不足两个方法和一个存储属性的类型无定义。",
                source: "Hitz & Montazeri 1995"
            ),
            value: { $0.lcom4.value }
        ),
        PartMeasure(
            "cbo",
            at: "types.*.coupling.cbo",
            title: "CBO",
            in: .nodes,
            definition: Definition(
                en: "Coupling between objects: nodes of the subject that a type uses or is used by, each once, on "
                    + "the declared graph. Wider than Chidamber and Kemerer's, whose classes are coupled by methods "
                    + "and variables alone.",
                zh: "对象间耦合：类型所使用或被其使用的主体节点，各计一次，按声明图。比 Chidamber 与 Kemerer 的更宽，后者只计方法与变量。",
                source: "cf. Chidamber & Kemerer 1994"
            ),
            value: { $0.coupling.map { Double($0.cbo) } },
            parts: { type, _ in
                type.coupling.map { coupling in
                    Words(
                        en: "uses \(coupling.uses), used by \(coupling.usedBy)",
                        zh: "使用 \(coupling.uses)，被 \(coupling.usedBy) 使用"
                    )
                }
            }
        ),
        PartMeasure(
            "rfc",
            at: "types.*.coupling.rfc",
            title: "RFC",
            in: .functions,
            definition: Definition(
                en: "Response for a class: functions, methods and initialisers that a type declares or calls, each "
                    + "once, those of the toolchain too. Accessors belong to their property and count for none, and "
                    + "neither does what the compiler calls of its own. Takes an index.",
                zh: "类的响应集：类型声明或调用的函数、方法与构造器，各计一次，含工具链的。访问器归属性，不计；编译器自行调用的也不计。需要索引。",
                source: "Chidamber & Kemerer 1994"
            ),
            value: { $0.coupling?.rfc.map(Double.init) }
        ),
    ]

    private static let shownTypes = 5

    /// How many bodies a type's complexity is summed over; `nil` if the sum shows that others go by its name.
    @Sendable
    private static func bodies(of type: TypeFigures, in architecture: ArchitectureFigures) -> Words? {
        let bodies = architecture.bodies.filter { $0.type == type.name }
        guard bodies.reduce(0, { $0 + $1.cyclomatic }) == type.wmc else { return nil }
        return Words(
            en: "in \(bodies.count) \(bodies.count == 1 ? "body" : "bodies")",
            zh: "在 \(bodies.count) 个函数体中"
        )
    }

    private init(
        _ name: String,
        at address: String,
        title: Words,
        in unit: Unit,
        definition: Definition,
        value: @escaping @Sendable (TypeFigures) -> Double?,
        parts: @escaping @Sendable (TypeFigures, ArchitectureFigures) -> Words? = { _, _ in nil }
    ) {
        self.init(address: address, name: name, title: title, unit: unit, format: .count, definition: definition) {
            architecture in
            let known = architecture.types.compactMap { type in value(type).map { (type, $0) } }
            return known.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.prefix(Self.shownTypes).map { type, value in
                let place = Derivation.Remark.place(name: nil, file: type.file, line: type.line)
                let remarks = parts(type, architecture).map { [.text($0), place] } ?? [place]
                return Figure(part: type.name, value: value, derivation: .remarks(remarks))
            }
        }
    }
}
